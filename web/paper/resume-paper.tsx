import { chakra } from '@chakra-ui/react'
import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../shared/domain/resume/document.ts'
import { shownEntryTitle } from '../../shared/domain/resume/entry-title.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { Cloth } from '../art/cloth.tsx'
import { looks } from './looks.ts'
import { Marked, Marks, type PaperMark } from './marks.tsx'
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

type Texts = Pick<ResumeSection, 'paragraphs' | 'bullets'>

const TextsOf = ({ paragraphs, bullets }: Texts) => (
  <>
    {placed(paragraphs).map(({ key, value }) => (
      <chakra.p key={key} whiteSpace="pre-line" css={{ '& + p': { mt: '0.4em' } }}>
        <Marked text={value} />
      </chakra.p>
    ))}
    {bullets.length > 0 && (
      <Bullets>
        {placed(bullets).map(({ key, value }) => (
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
      <TextsOf paragraphs={paragraphs} bullets={bullets} />
    </chakra.div>
  )
}

/** What stands below the heading of a section. */
const PaperBody = ({ section }: { section: ResumeSection }) => (
  <>
    <TextsOf {...section} />
    {section.entries.length > 0 && (
      <chakra.div mt={section.paragraphs.length + section.bullets.length > 0 ? '0.5em' : undefined}>
        {placed(section.entries).map(({ key, value }) => (
          <Entry key={key} entry={value} />
        ))}
      </chakra.div>
    )}
  </>
)
