import { chakra } from '@chakra-ui/react'
import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../shared/domain/resume/document.ts'
import { shownEntryTitle } from '../../shared/domain/resume/entry.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { Cloth } from '../art/cloth.tsx'
import { looks } from './looks.ts'
import { Marked, Marks, type PaperMark } from './marks.tsx'
import { withKeys } from './with-keys.ts'

/** White in the dark theme, too. The class `light` gives its content the light theme's colours. */
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
  /** The lines without a source. */
  marks?: readonly PaperMark[]
}

const noMarks: readonly PaperMark[] = []

/** A resume as paper. Its headings start at level 2, below the page's own. */
export const ResumePaper = ({ document, template, marks = noMarks }: Props) => {
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
        {withKeys(sections).map(({ key, value: section }) => (
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
    {/* The height is longer than any resume. */}
    <Cloth strips={['etu']} height={24_000} />
  </chakra.div>
)

const Bullets = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '0.3em', mt: '0.3em' } })
const Bullet = chakra('li', {
  base: {
    position: 'relative',
    ps: '1em',
    _before: {
      content: 'var(--bullet) / ""',
      position: 'absolute',
      insetStart: 0,
      color: 'var(--accent)',
      fontWeight: 'bold',
    },
  },
})

type BodyTextProps = Pick<ResumeSection, 'paragraphs' | 'bullets'>

const BodyText = ({ paragraphs, bullets }: BodyTextProps) => (
  <>
    {withKeys(paragraphs).map(({ key, value }) => (
      <chakra.p key={key} whiteSpace="pre-line" css={{ '& + p': { mt: '0.4em' } }}>
        <Marked text={value} />
      </chakra.p>
    ))}
    {bullets.length > 0 && (
      <Bullets>
        {withKeys(bullets).map(({ key, value }) => (
          <Bullet key={key}>
            <Marked text={value} />
          </Bullet>
        ))}
      </Bullets>
    )}
  </>
)

const Entry = ({ entry }: { entry: ResumeEntry }) => {
  const { title, organisation, duration, details, paragraphs, bullets } = entry
  return (
    <chakra.div css={{ '& + &': { mt: '0.65em' } }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="1em"
      >
        <chakra.h4 flex="1 1 7em" minW="0" fontWeight="semibold" textWrap="pretty">
          <Marked text={shownEntryTitle(title, organisation)} />
        </chakra.h4>
        {duration && (
          <chakra.p flex="none" maxW="max(45%, 7em)" textAlign="end" color="fg.muted">
            <Marked text={duration} />
          </chakra.p>
        )}
      </chakra.div>
      {details.length > 0 && (
        <chakra.p color="fg.muted">
          <Marked text={details.join(' · ')} />
        </chakra.p>
      )}
      <BodyText paragraphs={paragraphs} bullets={bullets} />
    </chakra.div>
  )
}

const PaperBody = ({ section }: { section: ResumeSection }) => (
  <>
    <BodyText {...section} />
    {section.entries.length > 0 && (
      <chakra.div mt={section.paragraphs.length + section.bullets.length > 0 ? '0.5em' : undefined}>
        {withKeys(section.entries).map(({ key, value }) => (
          <Entry key={key} entry={value} />
        ))}
      </chakra.div>
    )}
  </>
)
