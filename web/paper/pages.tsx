import { chakra } from '@chakra-ui/react'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { LaidOut } from '../../shared/domain/paper/fitted.ts'
import type { Look } from '../../shared/domain/paper/looks.ts'
import { groundPadding, headEnds } from '../../shared/domain/paper/pages.ts'
import { a4 } from '../../shared/domain/paper/paper.ts'
import { Cloth } from '../art/cloth.tsx'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { PageContent, pagesOfPlaced } from './page-content.tsx'
import { withKeys } from './with-keys.ts'

type PaperProps = Pick<LaidOut, 'look' | 'placed'> & {
  /** The number of pages of the file. Undefined: it has all that is shown. */
  pagesInFile?: number | undefined
}

/** A document as its pages: the same lines, breaks and pages as in the PDF. Its headings start at level 2. */
export const PaperPages = ({ look, placed, pagesInFile }: PaperProps) => {
  const pages = pagesOfPlaced(placed)
  const ends = headEnds(placed)
  return (
    <Pages words={pageWords(pages.length, pagesInFile)}>
      {scale =>
        withKeys(pages).map(({ key, value }, number) => (
          <Page
            key={key}
            scale={scale}
            look={look}
            headEnd={ends[number] ?? null}
            label={`Page ${number + 1} of ${pages.length}`}
          >
            <PageContent blocks={value} look={look} />
          </Page>
        ))
      }
    </Pages>
  )
}

/** On a narrower screen the letters of a whole page are too small to read. */
const readable = 1
const zoomed = 1.35

const pageWords = (shown: number, inFile = shown): string => {
  const words = inFile === 1 ? '1 page, A4' : `${inFile} pages, A4`
  return inFile === shown ? words : `${words}, without the marked lines`
}

type PagesProps = { words: string; children: (scale: number) => ReactNode }

/** The pages as wide as there is room, with their number. A press opens them larger, in a dialog of their own. */
const Pages = ({ words, children }: PagesProps) => {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>(a4.width)
  const [isLarge, setLarge] = useState(false)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const read = () => setWidth(element.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const fit = width / a4.width
  return (
    <chakra.article aria-label="Preview" ref={room}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" minH="9" mb="1.5">
        <chakra.p textStyle="meta" color="fg.muted" role="status">
          {words}
        </chakra.p>
        {fit < readable && (
          <Button variant="ghost" size="sm" onClick={() => setLarge(true)}>
            <ZoomIn />
            Larger
          </Button>
        )}
      </chakra.div>
      <chakra.div overflowX="hidden">{children(fit)}</chakra.div>
      <Sheet open={isLarge} onClose={() => setLarge(false)} title="Larger preview" readFirst wide="page">
        <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Pages">
          {children(zoomed)}
        </chakra.div>
      </Sheet>
    </chakra.article>
  )
}

const Paper = chakra('div', {
  base: {
    position: 'relative',
    bg: 'white',
    border: '1px solid {colors.border}',
    borderRadius: 'thread',
    overflow: 'hidden',
    boxSizing: 'border-box',
    textAlign: 'start',
    fontVariantLigatures: 'none',
    // Browsers else round the place of each letter at this scale.
    textRendering: 'geometricPrecision',
    '& + &': { mt: '3' },
  },
})

type PageProps = { scale: number; look: Look; headEnd: number | null; label: string; children: ReactNode }

/** One page. It is laid out in points, and then scaled: browsers do not set letters below a certain size. */
const Page = ({ scale, look, headEnd, label, children }: PageProps) => (
  <Paper
    className="light"
    role="group"
    aria-label={label}
    style={{ width: a4.width * scale, height: a4.height * scale }}
  >
    <div
      style={{
        position: 'absolute',
        width: a4.width,
        height: a4.height,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
      }}
    >
      {look.cloth && <WovenEdge />}
      {look.ground !== null && headEnd !== null && (
        <div
          style={{
            position: 'absolute',
            inset: '0 0 auto',
            height: headEnd + groundPadding,
            background: look.ground,
          }}
        />
      )}
      {children}
    </div>
  </Paper>
)

/** In points. */
const edge = 22

const WovenEdge = () => (
  <chakra.div
    position="absolute"
    insetBlock="0"
    insetStart="0"
    overflow="hidden"
    style={{ width: edge }}
    css={{ '& svg': { display: 'block', width: '100%', height: 'auto' } }}
  >
    {/* A strip is 72 units wide. */}
    <Cloth strips={['etu']} height={Math.ceil((a4.height * 72) / edge)} />
  </chakra.div>
)
