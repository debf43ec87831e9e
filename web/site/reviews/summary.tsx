import { chakra } from '@chakra-ui/react'
import { reviewFigures } from '../../content/reviews.ts'
import { Panel } from '../../ui/panel.tsx'
import { Stars } from './stars.tsx'

/** The average, and how the stars are spread: weft bars with the figure on each. */
export const Summary = () => (
  <Panel inset="card" aria-label="All reviews in figures">
    <chakra.div display="flex" alignItems="baseline" gap="3">
      <chakra.b fontSize="3rem" lineHeight="1" letterSpacing="-0.04em" fontWeight="bold">
        {reviewFigures.average}
      </chakra.b>
      <div>
        <Stars rating={Math.round(reviewFigures.average)} />
        <chakra.p textStyle="small" color="fg.muted">{`${reviewFigures.count} reviews`}</chakra.p>
      </div>
    </chakra.div>
    <chakra.dl mt="4" display="grid" gap="2">
      {reviewFigures.distribution.map(({ stars, percent }) => (
        <chakra.div
          key={stars}
          display="grid"
          gridTemplateColumns="3.75rem minmax(0, 1fr) 2.5rem"
          alignItems="center"
          gap="2"
          textStyle="small"
        >
          <dt>{stars}</dt>
          <chakra.dd gridColumn="3" gridRow="1" textAlign="end" fontVariantNumeric="tabular-nums">
            {`${percent}%`}
          </chakra.dd>
          <chakra.dd aria-hidden gridColumn="2" gridRow="1" height="2.5" bg="bg.muted" borderRadius="thread">
            <chakra.div
              height="100%"
              bg="accent.solid"
              borderRadius="thread"
              style={{ width: `${percent}%` }}
            />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </Panel>
)
