// Who is ahead while the points are counted source by source.

type Breakdown = Record<string, number>[];

export interface Leaders {
  seats: number[];
  points: number;
}

/** The seats with the most points after some sources, and how many that is. */
export function leadersAfter(breakdown: Breakdown, sources: string[]): Leaders {
  const sums = breakdown.map((part) =>
    sources.reduce((sum, source) => sum + (part[source] ?? 0), 0),
  );
  const points = Math.max(...sums);
  return { seats: sums.flatMap((sum, seat) => (sum === points ? [seat] : [])), points };
}
