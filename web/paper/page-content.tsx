import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { Run } from '../../shared/domain/paper/block.ts'
import type { Line, Piece } from '../../shared/domain/paper/lines.ts'
import type { Face, Look } from '../../shared/domain/paper/looks.ts'
import { type Placed, ruleOf, type Stretch } from '../../shared/domain/paper/pages.ts'
import { MarkedRuns } from './marks.tsx'
import { fontFamilies, fontWeights } from './measure.ts'
import { withKeys } from './with-keys.ts'

/** The part of a block that is on one page. `isFirst`: the block begins here. */
export type OnPage = { readonly item: Placed; readonly stretch: Stretch; readonly isFirst: boolean }

/** The blocks of each page. */
export const pagesOfPlaced = (placed: readonly Placed[]): OnPage[][] => {
  const pages: OnPage[][] = [[]]
  for (const item of placed)
    for (const [at, stretch] of item.stretches.entries()) {
      if (stretch.newPage) pages.push([])
      pages.at(-1)?.push({ item, stretch, isFirst: at === 0 })
    }
  return pages
}

const faceStyle = ({ family, weight, size, colour, spacing }: Face): CSSProperties => ({
  fontFamily: fontFamilies[family],
  fontWeight: fontWeights[weight],
  fontSize: size,
  color: colour,
  ...(spacing && { letterSpacing: spacing }),
})

type At = { readonly x: number; readonly y: number; readonly leading: number }

const place = ({ x, y, leading }: At): CSSProperties => ({
  position: 'absolute',
  left: x,
  top: y,
  lineHeight: `${leading}px`,
  whiteSpace: 'pre',
})

const PieceText = ({ piece }: { piece: Run }) => (
  <span style={faceStyle(piece.face)}>
    {piece.mark ? (
      <MarkedRuns runs={[{ at: 0, text: piece.text, unit: true, claim: piece.mark === 'claim' }]} />
    ) : (
      piece.text
    )}
  </span>
)

/** The dot between two contacts. */
const Dot = ({ piece }: { piece: Piece }) => (
  <>
    <span
      aria-hidden
      style={{ ...faceStyle(piece.face), display: 'inline-block', width: piece.width, textAlign: 'center' }}
    >
      ·
    </span>
    {/* What is read aloud, and copied, has a space between. */}
    <span style={{ fontSize: 0 }}> </span>
  </>
)

const LineText = ({ line, at }: { line: Line; at: At }) => (
  <span
    style={{
      ...place(at),
      ...(line.pieces[0] && faceStyle(line.pieces[0].face)),
      lineHeight: `${at.leading}px`,
    }}
  >
    {withKeys(line.pieces).map(({ key, value }) =>
      value.space === undefined ? <PieceText key={key} piece={value} /> : <Dot key={key} piece={value} />,
    )}{' '}
  </span>
)

const Lines = ({ item, stretch }: OnPage) => {
  const { block, left, width, leading } = item
  return withKeys(stretch.lines).map(({ key, at, value: line }) => {
    const x = left + block.indent + (block.centred ? (width - block.indent - line.width) / 2 : 0)
    return <LineText key={key} line={line} at={{ x, y: stretch.y + at * leading, leading }} />
  })
}

const tags = { H1: 'h2', H2: 'h3', H3: 'h4', H4: 'p', P: 'p', LI: 'li' } as const

type BlockProps = { onPage: OnPage; look: Look }

/** One block. Its bullet and its rule are drawings. */
const BlockOnPage = ({ onPage, look }: BlockProps) => {
  const { item, stretch, isFirst } = onPage
  const { block, aside, left, leading } = item
  const Tag = tags[block.tag]
  const rule = isFirst ? ruleOf(item, look) : null
  return (
    <>
      <Tag>
        {block.label && isFirst && (
          <span
            aria-hidden
            style={{ ...place({ x: left, y: stretch.y, leading }), ...faceStyle(block.label.face) }}
          >
            {block.label.text}
          </span>
        )}
        <Lines {...onPage} />
      </Tag>
      {isFirst && block.aside && aside && (
        <p>
          <span
            style={{
              ...faceStyle(block.runs[0]?.face ?? block.aside.face),
              ...place({ x: aside.left, y: stretch.y, leading }),
            }}
          >
            <PieceText piece={block.aside} />{' '}
          </span>
        </p>
      )}
      {rule && (
        <div
          style={{
            position: 'absolute',
            left: rule.left,
            top: rule.y,
            width: rule.width,
            height: rule.thickness,
            background: rule.colour,
          }}
        />
      )}
    </>
  )
}

/** Blocks with the items of a list together. */
const groupsOf = (blocks: readonly OnPage[]): OnPage[][] => {
  const groups: OnPage[][] = []
  for (const onPage of blocks) {
    const last = groups.at(-1)
    const isList = onPage.item.block.tag === 'LI'
    if (last && isList && last[0]?.item.block.tag === 'LI') last.push(onPage)
    else groups.push([onPage])
  }
  return groups
}

const List = chakra('ul', { base: { listStyleType: 'none' } })

/** What stands on a page, each line where the PDF has it. */
export const PageContent = ({ blocks, look }: { blocks: readonly OnPage[]; look: Look }) =>
  withKeys(groupsOf(blocks)).map(({ key, value: group }) => {
    const drawn = withKeys(group).map(each => <BlockOnPage key={each.key} onPage={each.value} look={look} />)
    return group[0]?.item.block.tag === 'LI' ? <List key={key}>{drawn}</List> : drawn
  })
