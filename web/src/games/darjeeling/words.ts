// What stands beside the map in words.

import { t } from "$lib/texts.svelte";
import { isOwnMap, type View } from "./view";

export const mapTitle = ({ options }: View): string =>
  isOwnMap(options.map)
    ? t("web-darjeeling-own-map")
    : t(`darjeeling-map-${options.map.replace("_", "-")}`);

/** The dotted line, then the crate. */
export const legendLines = (): [string, string] => [
  t("web-darjeeling-by-city"),
  t("web-darjeeling-two-halves"),
];
