import { chakra } from '@chakra-ui/react'
import { type ApplicationDigest, wovenAtMost } from '../../../shared/api/home.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { HomePanel } from './home-panel.tsx'
import { sampleWeave } from './sample-weave.ts'
import { Weave } from './weave.tsx'

const steps = ['Offer', 'Interview', 'Applied', 'Saved']

type Props = Pick<ApplicationDigest, 'byStatus' | 'woven'>

/** The applications as cloth, with a legend of the colours. Before the first one, a sample that is marked as one. */
export const WeavePanel = ({ byStatus, woven }: Props) => {
  const desk = useMedia('(min-width: 1024px)')
  const isSample = woven.length === 0
  const shown = isSample ? sampleWeave : woven
  const legend = statusOrder.flatMap(status => {
    const count = byStatus[status] ?? 0
    const isShown = isSample ? sampleWeave.some(thread => thread.status === status) : count > 0
    return isShown ? [{ status, count, label: statusLooks[status].label }] : []
  })
  const inWords = legend.map(({ label, count }) => `${label} ${count}`).join(', ')
  return (
    <HomePanel
      title={
        isSample ? (
          <>
            What your applications will look like <Badge tone="warning">Sample</Badge>
          </>
        ) : (
          'Your applications by date'
        )
      }
      text={`${isSample ? 'This is an example, and none of it is yours. ' : ''}Each column is one application, by date. A taller column got further.`}
    >
      <chakra.div bg="bg.cloth" borderRadius="sm" p={{ base: '3', lg: '4' }} overflow="hidden">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' }}
          gap="3"
        >
          <StepLabels />
          <Weave
            applications={shown}
            columns={desk ? wovenAtMost : 24}
            label={
              isSample
                ? 'A sample of a weave. You have no applications yet.'
                : `Applications by status: ${inWords}`
            }
          />
        </chakra.div>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          gap="1.5"
          columnGap={{ base: '4', lg: '5' }}
          mt="3"
          aria-hidden
        >
          {legend.map(({ status, count, label }) => (
            <chakra.li
              key={status}
              display="inline-flex"
              alignItems="center"
              gap="7px"
              textStyle="meta"
              color="fg.clothMuted"
            >
              <chakra.span boxSize="11px" borderRadius="1px" bg={`status.${status}.thread`} />
              {label}
              {!isSample && (
                <chakra.b color="fg.cloth" fontWeight="strong">
                  {count}
                </chakra.b>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </HomePanel>
  )
}

const StepLabels = () => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', lg: 'grid' }}
    gridTemplateRows="repeat(4, 1fr)"
    textStyle="meta"
    textAlign="end"
    color="fg.clothMuted"
  >
    {steps.map(step => (
      <chakra.span key={step} display="grid" alignItems="center">
        {step}
      </chakra.span>
    ))}
  </chakra.div>
)
