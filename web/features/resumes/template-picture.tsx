import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ResumeTemplate } from '../../../shared/lists.ts'

type Line = { readonly x: number; readonly y: number; readonly width: number; readonly fill?: string }

const ink = 'var(--chakra-colors-fg)'
const grey = 'var(--chakra-colors-border-emphasized)'
const etu = 'var(--chakra-colors-etu-900)'
const citta = 'var(--chakra-colors-citta-400)'

/** Three lines of text, from `y` down. */
const textFrom = (y: number, x = 6, width = 36): Line[] =>
  [0, 4, 8].map((down, at) => ({ x, y: y + down, width: at === 2 ? width * 0.7 : width }))

const bodies: Readonly<Record<ResumeTemplate, readonly Line[]>> = {
  minimalist: [
    { x: 8, y: 9, width: 18, fill: ink },
    ...textFrom(20, 8, 30),
    ...textFrom(36, 8, 30),
    ...textFrom(52, 8, 24),
  ],
  bold: [
    { x: 17, y: 24, width: 12, fill: etu },
    { x: 6, y: 29, width: 8 },
    ...textFrom(29, 17, 26),
    { x: 17, y: 44, width: 12, fill: etu },
    { x: 6, y: 49, width: 8 },
    ...textFrom(49, 17, 26),
  ],
  professional: [
    { x: 6, y: 7, width: 22, fill: ink },
    { x: 6, y: 12, width: 15, fill: 'var(--chakra-colors-brand-fg)' },
    ...textFrom(26),
    ...textFrom(47),
  ],
  'first-job': [
    { x: 7, y: 7, width: 22, fill: ink },
    { x: 7, y: 12, width: 15, fill: 'var(--chakra-colors-brand-fg)' },
    ...textFrom(25, 7, 34),
    ...textFrom(47, 7, 34),
  ],
  trade: [
    { x: 6, y: 7, width: 22, fill: ink },
    { x: 6, y: 12, width: 15, fill: ink },
    ...textFrom(25),
    ...textFrom(46),
  ],
  executive: [
    { x: 14, y: 7, width: 20, fill: ink },
    { x: 17, y: 11, width: 14 },
    { x: 18, y: 21, width: 12, fill: ink },
    ...textFrom(26),
    { x: 18, y: 42, width: 12, fill: ink },
    ...textFrom(47),
  ],
  loom: [
    { x: 12, y: 7, width: 20, fill: etu },
    { x: 12, y: 12, width: 14, fill: 'var(--chakra-colors-brand-fg)' },
    { x: 12, y: 21, width: 10, fill: etu },
    ...textFrom(26, 12, 30),
    { x: 12, y: 42, width: 10, fill: etu },
    ...textFrom(47, 12, 30),
  ],
}

const Rule = ({ y }: { y: number }) => <rect x={6} y={y} width={36} height={0.8} fill={ink} />

const extras: Readonly<Record<ResumeTemplate, ReactNode>> = {
  minimalist: null,
  bold: (
    <>
      <rect width={48} height={18} fill={etu} />
      <rect x={6} y={6} width={24} height={3} fill="white" />
      <rect x={6} y={11.5} width={14} height={1.6} fill={citta} />
      <rect x={6} y={24} width={8} height={1.6} fill={citta} />
      <rect x={6} y={44} width={8} height={1.6} fill={citta} />
    </>
  ),
  professional: (
    <>
      <Rule y={21.5} />
      <Rule y={42.5} />
    </>
  ),
  'first-job': (
    <>
      <rect x={7} y={20} width={8} height={1.6} fill={citta} />
      <rect x={7} y={42} width={8} height={1.6} fill={citta} />
    </>
  ),
  trade: (
    <>
      <rect x={6} y={20} width={36} height={1.6} fill={ink} />
      <rect x={6} y={41} width={36} height={1.6} fill={ink} />
    </>
  ),
  executive: <Rule y={15.5} />,
  loom: (
    <>
      <rect width={5} height={64} fill={etu} />
      {[0, 12, 24, 36, 48, 60].map(y => (
        <rect key={y} y={y} width={5} height={2.4} fill={citta} opacity={0.55} />
      ))}
      {[4.6, 16.6, 28.6, 40.6, 52.6].map(y => (
        <path key={y} d={`M2.5 ${y}l1.6 2.6-1.6 2.6-1.6-2.6z`} fill="white" />
      ))}
    </>
  ),
}

/** A small picture of a template. Paper is white in the dark theme, too. */
export const TemplatePicture = ({ template }: { template: ResumeTemplate }) => (
  <chakra.svg
    className="light"
    aria-hidden
    viewBox="0 0 48 64"
    width="56px"
    bg="white"
    border="1px solid {colors.border}"
    borderRadius="thread"
    overflow="hidden"
  >
    {extras[template]}
    {bodies[template].map(({ x, y, width, fill = grey }) => (
      <rect key={`${x}.${y}`} x={x} y={y} width={width} height={fill === grey ? 1.4 : 2} fill={fill} />
    ))}
  </chakra.svg>
)
