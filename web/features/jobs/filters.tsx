import { chakra, Grid, Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobFilters } from '../../../shared/api/jobs.ts'
import { boards as about, connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import { careerLevels, currencies, workplaces } from '../../../shared/lists.ts'
import { amountText, salary } from '../../forms/typed.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { CheckSome } from './check-some.tsx'
import { filtersOn, noFilters } from './search-state.ts'
import { levelLabels, workplaceLabels } from './words.ts'

type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void }

const openTo = [
  { value: 'nigeria', label: 'Open to Nigeria' },
  { value: 'africa', label: 'Open to all of Africa' },
  { value: 'worldwide', label: 'Open to the whole world' },
] as const
const ages = [
  { value: '1', label: 'Last 24 hours' },
  { value: '3', label: 'Last 3 days' },
  { value: '7', label: 'Last week' },
  { value: '14', label: 'Last 2 weeks' },
  { value: '30', label: 'Last month' },
] as const

/** What a search may be narrowed by besides. They count with the next search. */
export const Filters = ({ filters, onChange }: Props) => {
  const [amount, setAmount] = useState(amountText(filters.salaryMin))
  const change = (some: Partial<JobFilters>) => onChange({ ...filters, ...some })
  const isAmount = salary(amount) !== undefined
  return (
    <Panel inset="card" aria-label="Filters" display="grid" gap="4">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: '1fr 1fr 1fr 7rem' }}
        gap="3"
        alignItems="start"
      >
        <SelectField
          label="Remote work"
          placeholder="Wherever it is open to"
          value={filters.openTo ?? ''}
          onChange={event =>
            change({ openTo: openTo.find(({ value }) => value === event.target.value)?.value ?? null })
          }
          options={openTo}
        />
        <SelectField
          label="Posted within"
          placeholder="Any time"
          value={filters.postedWithin?.toString() ?? ''}
          onChange={event => change({ postedWithin: Number(event.target.value) || null })}
          options={ages}
        />
        <FormField
          label="Salary a month, from"
          error={isAmount ? undefined : 'Write an amount, such as 250,000 or 250k.'}
          hint="Jobs that do not say their pay are left out."
        >
          <Input
            inputMode="numeric"
            value={amount}
            onChange={event => {
              setAmount(event.target.value)
              change({ salaryMin: salary(event.target.value) ?? null })
            }}
            placeholder="250,000"
          />
        </FormField>
        <SelectField
          label="Currency"
          value={filters.currency}
          onChange={event =>
            change({ currency: currencies.find(each => each === event.target.value) ?? 'NGN' })
          }
          options={currencies.map(value => ({ value, label: value }))}
        />
      </Grid>
      <CheckSome
        label="Workplace"
        all={workplaces}
        labelOf={value => workplaceLabels[value]}
        chosen={filters.workplaces}
        onChange={chosen => change({ workplaces: chosen })}
      />
      <CheckSome
        label="Experience"
        all={careerLevels}
        labelOf={value => levelLabels[value]}
        chosen={filters.levels}
        onChange={chosen => change({ levels: chosen })}
      />
      <CheckSome
        label="Boards"
        least="11rem"
        all={connectedBoards}
        labelOf={value => about[value].name}
        chosen={filters.boards}
        onChange={chosen => change({ boards: chosen })}
      />
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <Button type="submit" variant="outline">
          Search with these
        </Button>
        {filtersOn(filters) > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              setAmount('')
              onChange(noFilters)
            }}
          >
            Clear filters
          </Button>
        )}
      </chakra.div>
    </Panel>
  )
}
