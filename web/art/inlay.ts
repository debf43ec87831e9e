/** One path of horizontal runs: what '#' covers, in cells of the given size, from (x, y). */
export const inlay = (rows: readonly string[], cell: number, x = 0, y = 0): string =>
  rows
    .map((row, line) =>
      [...row.matchAll(/#+/g)]
        .map(run => {
          const width = run[0].length * cell
          return `M${x + run.index * cell} ${y + line * cell}h${width}v${cell}h-${width}z`
        })
        .join(''),
    )
    .join('')

/** A colour token as SVG takes it, such as `etu.800`. */
export const ink = (token: string): string => `var(--chakra-colors-${token.replaceAll('.', '-')})`
