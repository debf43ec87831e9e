import { chakra } from '@chakra-ui/react'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { Cloth } from '../art/cloth.tsx'
import { looks } from './looks.ts'
import { Marked, Marks } from './marked.tsx'
import type { PaperMark } from './marks.ts'
import { PaperBody } from './paper-body.tsx'
import { placed } from './placed.ts'

/** White in the dark theme too, for so it is printed: `light` gives what lies on it the light theme's colours. */
const Page = chakra('article', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minH: '30em',
    bg: 'white',
    color: 'fg',
    fontSize: { base: '0.875rem', lg: '0.8125rem' },
    lineHeight: '1.5',
    border: '1px solid {colors.border}',
    borderRadius: 'thread',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
})

type Props = {
  document: ResumeDocument
  template: ResumeTemplate
  /** Lines without a source, to be marked in place. */
  marks?: readonly PaperMark[]
}

const none: readonly PaperMark[] = []

/** A resume as it will look on paper. Its headings begin one below the page's own. */
export const ResumePaper = ({ document, template, marks = none }: Props) => {
  const { name, headline, contact, sections } = document
  const look = looks[template]
  return (
    <Marks value={marks}>
      <Page
        className="light"
        aria-label="Preview"
        css={{ ...look.page, '--accent': `{colors.${look.accent}}`, '--bullet': `'${look.bullet}'` }}
      >
        {template === 'loom' && <WovenEdge />}
        <chakra.header css={look.head}>
          {name && <chakra.h2 css={look.name}>{name}</chakra.h2>}
          {headline && (
            <chakra.p css={look.headline}>
              <Marked text={headline} />
            </chakra.p>
          )}
          {contact.length > 0 && <chakra.p css={look.contact}>{contact.join(' · ')}</chakra.p>}
        </chakra.header>
        {placed(sections).map(({ key, value: section }) => (
          <chakra.section key={key} css={look.section}>
            {section.title && <chakra.h3 css={look.heading}>{section.title}</chakra.h3>}
            <PaperBody section={section} />
          </chakra.section>
        ))}
      </Page>
    </Marks>
  )
}

const WovenEdge = () => (
  <chakra.div
    position="absolute"
    insetBlock="0"
    insetStart="0"
    width="1.15em"
    overflow="hidden"
    css={{ '& svg': { display: 'block', width: '100%', height: 'auto' } }}
  >
    {/* Longer than any resume: 20 repeats of the strip for each screen of it. */}
    <Cloth strips={['etu']} height={24_000} />
  </chakra.div>
)
