// Signs of the sprite that stand beside a rule's title.

export const ICONS: Partial<Record<string, string>> = {
  C02: "district",
};
