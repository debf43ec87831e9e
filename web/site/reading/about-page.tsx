import { chakra, Heading } from '@chakra-ui/react'
import { Motif } from '../../art/motif.tsx'
import { about } from '../../content/about.ts'
import { aboutFigures } from '../../content/operator.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FigureRow, Section } from '../section.tsx'
import { ReadingPage } from './reading-page.tsx'

export const AboutPage = () => (
  <ReadingPage badge={about.badge} title={about.title} text={about.text}>
    <chakra.div py="6">
      <Section title={about.mission.title}>
        <Prose paragraphs={about.mission.paragraphs} />
      </Section>
      <Section title={about.impact.title}>
        <FigureRow figures={aboutFigures} />
      </Section>
      <Section title={about.values.title}>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
        >
          {about.values.list.map(({ motif, title, text }) => (
            <Panel as="li" key={title} inset="card" display="flex" gap="4">
              <chakra.span color="brand.fg" flexShrink="0" pt="1">
                <Motif name={motif} size={36} />
              </chakra.span>
              <div>
                <Heading as="h3" textStyle="h3">
                  {title}
                </Heading>
                <chakra.p mt="1" color="fg.muted">
                  {text}
                </chakra.p>
              </div>
            </Panel>
          ))}
        </chakra.ul>
      </Section>
      <Section title={about.story.title}>
        <Prose paragraphs={about.story.paragraphs} />
      </Section>
      <Section title={about.closing.title} text={about.closing.text}>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button asChild size="lg">
            <a href={paths.auth({ mode: 'signup' })}>Get Started Free</a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={paths.pricing}>View Pricing</a>
          </Button>
        </chakra.div>
      </Section>
    </chakra.div>
  </ReadingPage>
)

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <chakra.div maxW="reading" display="grid" gap="3.5" fontSize="lg" color="fg.muted">
    {paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </chakra.div>
)
