import { Flex, Grid, Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobFilters } from '../../../shared/api/jobs.ts'
import { boards, connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import { careerLevels, currencies, workplaces } from '../../../shared/lists.ts'
import { amountText, salary } from '../../forms/typed.ts'
import { Gate } from '../../person/gate.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckCards, ChoiceCard } from '../../ui/choice-card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { filtersOn, noFilters } from './search-state.ts'
import { workplaceLabels } from './words.ts'

type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void }

/** The filters of the next search, or the plan that has them. */
export const Filters = (props: Props) => (
  <Gate
    feature="advanced-job-filters"
    head={null}
    title="See only what fits"
    gains={[
      'Remote jobs that you may really apply for: Nigeria, Africa or worldwide',
      'A minimum salary, your level, and how old an advert may be',
      'Onsite, hybrid or remote, and the job boards that you trust',
    ]}
  >
    <FilterFields {...props} />
  </Gate>
)

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
const levelLabels: Record<(typeof careerLevels)[number], string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
}

const FilterFields = ({ filters, onChange }: Props) => {
  const [amount, setAmount] = useState(amountText(filters.salaryMin))
  const change = (some: Partial<JobFilters>) => onChange({ ...filters, ...some })
  const isAmount = salary(amount) !== undefined
  return (
    <Panel inset="card" aria-label="Filters" display="grid" gap="4">
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr)) 7rem',
        }}
        gap="3"
        alignItems="start"
      >
        <SelectField
          label="Remote work"
          placeholder="Any country"
          value={filters.openTo ?? ''}
          onChange={({ target }) =>
            change({ openTo: openTo.find(({ value }) => value === target.value)?.value ?? null })
          }
          options={openTo}
        />
        <SelectField
          label="Posted within"
          placeholder="Any time"
          value={filters.postedWithin?.toString() ?? ''}
          onChange={({ target }) => change({ postedWithin: Number(target.value) || null })}
          options={ages}
        />
        <FormField
          label="Minimum salary a month"
          error={isAmount ? undefined : 'Write an amount, such as 250,000 or 250k.'}
          hint="Jobs that do not say their pay are left out."
        >
          <Input
            inputMode="numeric"
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value)
              change({ salaryMin: salary(target.value) ?? null })
            }}
            placeholder="250,000"
          />
        </FormField>
        <SelectField
          label="Currency"
          value={filters.currency}
          onChange={({ target }) =>
            change({ currency: currencies.find(each => each === target.value) ?? 'NGN' })
          }
          options={currencies.map(value => ({ value, label: value }))}
        />
      </Grid>
      <AnyOf
        label="Workplace"
        values={workplaces}
        labelOf={value => workplaceLabels[value]}
        chosen={filters.workplaces}
        onChange={chosen => change({ workplaces: chosen })}
      />
      <AnyOf
        label="Experience"
        values={careerLevels}
        labelOf={value => levelLabels[value]}
        chosen={filters.levels}
        onChange={chosen => change({ levels: chosen })}
      />
      <AnyOf
        label="Job boards"
        minWidth="11rem"
        values={connectedBoards}
        labelOf={value => boards[value].name}
        chosen={filters.boards}
        onChange={chosen => change({ boards: chosen })}
      />
      <Flex gap="2" wrap="wrap">
        <Button type="submit" variant="outline">
          Search with these filters
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
      </Flex>
    </Panel>
  )
}

type AnyOfProps<Value extends string> = {
  label: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** The width that the longest label needs. */
  minWidth?: string
}

/** Cards to check. To check none has the same meaning as to check all. */
const AnyOf = <Value extends string>(props: AnyOfProps<Value>) => {
  const { label, values, labelOf, chosen, onChange, minWidth = '8rem' } = props
  return (
    <CheckCards label={label} columns={`repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`}>
      {values.map(value => (
        <ChoiceCard
          key={value}
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(values.filter(each => (each === value ? target.checked : chosen.includes(each))))
          }
        >
          {labelOf(value)}
        </ChoiceCard>
      ))}
    </CheckCards>
  )
}
