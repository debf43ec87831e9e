import { chakra } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'

const tips = [
  'Answer with one story: what the situation was, what you did yourself, and what came of it, with a figure that you can stand by.',
  'Speak for a minute or two. 80 to 150 words are about that long.',
  'Know your pay before they ask: a range in naira a month, and whether you mean gross or take-home.',
  'Try the way the day before, and leave for traffic and rain. For a video call, charge everything and keep a second line with data.',
  'Have your certificates, NYSC discharge or exemption, and two referees ready. They are often asked for on the spot.',
  'Ask two questions of your own, such as what the first three months should bring.',
  'No employer may charge for an interview, a form or a training. Who asks for money does not hire.',
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
