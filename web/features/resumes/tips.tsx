import { chakra } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'

const tips = [
  'One page is enough for the first ten years of work, and two for more.',
  'Say what changed by what you did, with a figure that you can stand by.',
  'Use the words of the advert where they mean what you did: machines sort by them first.',
  'Keep your phone number and email right: this is where an answer comes.',
  'Send it as a PDF, unless the employer asks for another kind of file.',
]

export const ResumeTips = () => (
  <Card title="Resume tips">
    <chakra.ul ps="5" display="grid" gap="1.5" listStyleType="disc" color="fg.muted">
      {tips.map(tip => (
        <li key={tip}>{tip}</li>
      ))}
    </chakra.ul>
  </Card>
)
