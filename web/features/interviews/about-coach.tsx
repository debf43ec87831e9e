import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, type LucideIcon, MessageCircleQuestionMark, Mic, NotebookPen } from 'lucide-react'
import { questionsInSession } from '../../../shared/api/interviews.ts'
import { type Feature, features, plans } from '../../../shared/domain/plan.ts'
import { onDay } from '../../person/day-words.ts'
import { UpgradeCard } from '../../person/gate.tsx'
import { subscriptionQuery } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { Message } from '../../ui/message.tsx'
import { Card, Panel } from '../../ui/panel.tsx'

type Ability = { title: string; text: string; feature: Feature; Icon: LucideIcon; isComing?: boolean }

const abilities: readonly Ability[] = [
  {
    title: 'AI questions',
    text: `${questionsInSession} questions for your role, your industry and your level.`,
    feature: 'interview-coach',
    Icon: MessageCircleQuestionMark,
  },
  {
    title: 'AI feedback',
    text: 'Each answer gets a score, with what was strong and what to change.',
    feature: 'interview-coach',
    Icon: NotebookPen,
  },
  {
    title: 'Voice practice',
    text: 'You answer aloud, as in a real interview. It is not open yet.',
    feature: 'advanced-interview-coach',
    Icon: Mic,
    isComing: true,
  },
  {
    title: 'Scores over time',
    text: 'Insights shows how your scores change from session to session.',
    feature: 'insights',
    Icon: ChartNoAxesColumn,
  },
]

/** What the coach does, and with which plan. Widths are in rem, so that larger letters get fewer columns. */
export const FeatureCards = () => (
  <Panel aria-label="What the coach does" overflow="hidden">
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(22%, 13rem)), 1fr))"
      gap="1px"
      bg="border"
      listStyleType="none"
    >
      {abilities.map(({ title, text, feature, Icon, isComing }) => (
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

const tips = [
  'Answer with one story: what the situation was, what you did yourself, and what the result was, with a number that you can prove.',
  'Speak for a minute or two. 80 to 150 words are about that long.',
  'Decide what pay you want before they ask: a range in naira a month, and whether you mean gross or take-home.',
  'Try the route the day before, and leave early because of traffic and rain. For a video call, charge your phone and laptop, and keep a second SIM with data.',
  'Have your certificates, NYSC discharge or exemption, and two referees ready. Employers often ask for them at the interview.',
  'Ask two questions of your own, such as what they expect from you in the first three months.',
  'No employer may charge for an interview, a form or a training. Somebody who asks you for money is not hiring.',
]

export const InterviewTips = () => (
  <Card title="Interview tips">
    <chakra.ul ps="5" display="grid" gap="1.5" listStyleType="disc" color="fg.muted">
      {tips.map(tip => (
        <li key={tip}>{tip}</li>
      ))}
    </chakra.ul>
  </Card>
)

/** The day on which the sessions are deleted, after the end of a paid plan. */
export const DeletionNotice = () => {
  const { data } = useQuery(subscriptionQuery)
  if (!data?.dataKeptUntil) return null
  const day = onDay(data.dataKeptUntil, data.now)
  return (
    <Message
      tone="warning"
      text={`On ${day}, we delete your practice sessions, because only a paid plan keeps them. To keep them, start a paid plan before that day.`}
    />
  )
}

export const CoachUpgrade = () => (
  <UpgradeCard
    feature="interview-coach"
    title="Practise with Pro"
    gains={[
      'Questions for the role and the industry that you name',
      'A score for each answer, and what to change in it',
      'Every session is saved: continue it, or practise it again',
    ]}
  />
)
