// What a seat has of what contracts ask for.

import type { Needs, View } from "./view";

export function owned(view: View, seat: number): Required<Needs> {
  const areas = view.towns.flatMap((town) => town.areas).filter((area) => area.owner === seat);
  const spaces = view.estates.flatMap((estate) =>
    estate.owners.filter((owner, k) => owner === seat && !estate.borrowed.includes(k + 1)),
  );
  return {
    track: view.railway.filter((section) => section.owner === seat).length,
    station: areas.length,
    rubble_station: areas.filter((area) => area.cost.rubble).length,
    estate: spaces.length,
    leaves: view.seats[seat]?.goods.leaves ?? 0,
  };
}
