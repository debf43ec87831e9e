import { chakra, Grid } from '@chakra-ui/react'
import { CheckCard } from '../../ui/check-card.tsx'

type Props<Value extends string> = {
  label: string
  all: readonly Value[]
  labelOf: (value: Value) => string
  chosen: readonly Value[]
  /** In the order of `all`. */
  onChange: (chosen: Value[]) => void
  /** As wide as the longest of their labels needs. */
  least?: string
}

/** Any of a few, each a card; none is all of them. */
export const CheckSome = <Value extends string>(props: Props<Value>) => {
  const { label, all, labelOf, chosen, onChange, least = '8rem' } = props
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="2">
        {label}{' '}
        <chakra.span fontWeight="normal" color="fg.subtle">
          (choose any)
        </chakra.span>
      </chakra.legend>
      <Grid templateColumns={`repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`} gap="2">
        {all.map(value => (
          <CheckCard
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(all.filter(each => (each === value ? target.checked : chosen.includes(each))))
            }
          >
            {labelOf(value)}
          </CheckCard>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
