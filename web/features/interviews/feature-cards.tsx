import { chakra, Flex, Heading } from '@chakra-ui/react'
import { ChartNoAxesColumn, type LucideIcon, MessageCircleQuestionMark, Mic, NotebookPen } from 'lucide-react'
import { questionsInSession } from '../../../shared/api/interviews.ts'
import { type Feature, features, plans } from '../../../shared/domain/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'

type Card = { title: string; text: string; feature: Feature; Icon: LucideIcon; isComing?: boolean }

const cards: readonly Card[] = [
  {
    title: 'AI questions',
    text: `${questionsInSession} questions for your role, your industry and your level.`,
    feature: 'interview-coach',
    Icon: MessageCircleQuestionMark,
  },
  {
    title: 'AI feedback',
    text: 'Each answer scored, with what was strong and what to change.',
    feature: 'interview-coach',
    Icon: NotebookPen,
  },
  {
    title: 'Voice practice',
    text: 'Answering aloud, as you will on the day. It is not open yet.',
    feature: 'advanced-interview-coach',
    Icon: Mic,
    isComing: true,
  },
  {
    title: 'Scores over time',
    text: 'How your scores change from practice to practice, in Insights.',
    feature: 'insights',
    Icon: ChartNoAxesColumn,
  },
]

/** What the coach does, and with which plan. Widths in rem: who reads with larger letters gets fewer columns. */
export const FeatureCards = () => (
  <Panel aria-label="What the coach does" overflow="hidden">
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(22%, 13rem)), 1fr))"
      gap="1px"
      bg="border"
      listStyleType="none"
    >
      {cards.map(({ title, text, feature, Icon, isComing }) => (
        <chakra.li key={title} bg="bg.panel" p={{ base: '4', lg: '5' }}>
          <Flex gap="2" align="center" wrap="wrap">
            <chakra.span color="brand.fg" display="inline-flex">
              <Icon size={20} />
            </chakra.span>
            <Heading as="h2" textStyle="h3">
              {title}
            </Heading>
            <Flex gap="1.5" wrap="wrap" flexBasis={{ xl: 'full' }}>
              <Badge tone="brand">{plans[features[feature]].name}</Badge>
              {isComing && <Badge>Coming soon</Badge>}
            </Flex>
          </Flex>
          <chakra.p mt="1.5" textStyle="small" color="fg.muted">
            {text}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
)
