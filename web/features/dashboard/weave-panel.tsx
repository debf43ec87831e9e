import { chakra } from '@chakra-ui/react'
import { type ApplicationDigest, wovenAtMost } from '../../../shared/api/home.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { HomePanel } from './home-panel.tsx'
import { Weave } from './weave.tsx'

const steps = ['Offer', 'Interview', 'Applied', 'Saved']

type Props = Pick<ApplicationDigest, 'byStatus' | 'woven'>

/** The applications as cloth, with a legend of the colours. */
export const WeavePanel = ({ byStatus, woven }: Props) => {
  const desk = useMedia('(min-width: 1024px)')
  const present = statusOrder.flatMap(status => {
    const count = byStatus[status]
    return count ? [{ status, count, label: statusLooks[status].label }] : []
  })
  const inWords = present.map(({ label, count }) => `${label} ${count}`).join(', ')
  return (
    <HomePanel
      title="Your applications, woven"
      text="A column for each, by date. The taller, the further it went."
    >
      <chakra.div bg="bg.cloth" borderRadius="sm" p={{ base: '3', lg: '4' }} overflow="hidden">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' }}
          gap="3"
        >
          <StepLabels />
          <Weave
            applications={woven}
            columns={desk ? wovenAtMost : 24}
            label={present.length > 0 ? `Applications by status: ${inWords}` : 'No applications yet'}
          />
        </chakra.div>
        {present.length > 0 && (
          <chakra.ul
            display="flex"
            flexWrap="wrap"
            gap="1.5"
            columnGap={{ base: '4', lg: '5' }}
            mt="3"
            aria-hidden
          >
            {present.map(({ status, count, label }) => (
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
                <chakra.b color="fg.cloth" fontWeight="strong">
                  {count}
                </chakra.b>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
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
