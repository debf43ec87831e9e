import type { MotifName } from './motifs.ts'

type Strip = {
  ground: string
  /** Lines along the strip: x, width, colour. */
  warp: readonly (readonly [number, number, string])[]
  /** Inlays: motif, colour, y. */
  inlays: readonly (readonly [MotifName, string, number])[]
}

export const stripWidth = 72
export const stripRepeat = 200

/** Six strips of cloth, each 72 wide with a repeat of 200. Colours are tokens. */
export const strips = {
  etu: {
    ground: 'etu.800',
    warp: [
      [7, 1.5, 'white'],
      [63.5, 1.5, 'white'],
      [12, 3, 'citta.400'],
      [57, 3, 'citta.400'],
    ],
    inlays: [
      ['lozenge', 'white', 20],
      ['comb', 'citta.400', 112],
    ],
  },
  alaari: {
    ground: 'alaari.600',
    warp: [
      [5, 4, 'alaari.800'],
      [63, 4, 'alaari.800'],
      [14, 1.5, 'citta.300'],
      [56.5, 1.5, 'citta.300'],
    ],
    inlays: [
      ['steps', 'citta.300', 66],
      ['lozenge', 'alaari.100', 152],
    ],
  },
  sanyan: {
    ground: 'sanyan.400',
    warp: [
      [8, 2, 'sanyan.700'],
      [62, 2, 'sanyan.700'],
      [26, 1, 'sanyan.600'],
      [34, 4, 'sanyan.200'],
      [45, 1, 'sanyan.600'],
    ],
    inlays: [['board', 'etu.900', 104]],
  },
  night: {
    ground: 'etu.950',
    warp: [
      [6, 6, 'omi.500'],
      [60, 6, 'omi.500'],
      [17, 1.5, 'omi.200'],
      [53.5, 1.5, 'omi.200'],
    ],
    inlays: [
      ['grid', 'omi.300', 28],
      ['arrows', 'citta.400', 136],
    ],
  },
  citta: {
    ground: 'citta.400',
    warp: [
      [6, 3, 'etu.900'],
      [63, 3, 'etu.900'],
      [13, 1.5, 'alaari.600'],
      [57.5, 1.5, 'alaari.600'],
    ],
    inlays: [['steps', 'etu.900', 84]],
  },
  leaf: {
    ground: 'leaf.700',
    warp: [
      [8, 2, 'leaf.300'],
      [62, 2, 'leaf.300'],
      [30, 2, 'sanyan.300'],
      [40, 2, 'sanyan.300'],
    ],
    inlays: [
      ['comb', 'white', 40],
      ['lozenge', 'citta.300', 126],
    ],
  },
} as const satisfies Record<string, Strip>

export type StripName = keyof typeof strips
