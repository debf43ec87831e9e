import { Input } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import type { JobFilters } from '../../../shared/api/job-search.ts'
import { workplaceLabels } from '../../../shared/domain/jobs/kind-labels.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { currencies, workplaces } from '../../../shared/lists.ts'
import { amountText, salary } from '../../forms/typed.ts'
import { Gate } from '../../person/gate.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { CheckCards, ChoiceCard } from '../../ui/choice-card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { resultsHeading } from './results-bar.tsx'
import { advancedOn, withoutAdvanced } from './search-state.ts'
import { openToLabels } from './words.ts'

type Props = {
  open: boolean
  filters: JobFilters
  onClose: () => void
  onSearch: (filters: JobFilters) => void
}

/** The filters of Elite, or the plan that has them. */
export const FiltersDialog = ({ open, filters, onClose, onSearch }: Props) => {
  const plan = useSubscriptionStatus()
  const [typed, setTyped] = useState(filters)
  const [amount, setAmount] = useState(amountText(filters.salaryMin))
  const form = useId()
  const mayFilter = plan !== null && allows(plan.tier, 'advanced-job-filters')
  const isAmount = salary(amount) !== undefined
  const change = (some: Partial<JobFilters>) => setTyped(before => ({ ...before, ...some }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The submit belongs to this form alone: React would tell the form of the search too.
    event.stopPropagation()
    if (isAmount) onSearch({ ...typed, salaryMin: salary(amount) ?? null })
  }
  const clear = () => {
    setTyped(withoutAdvanced(typed))
    setAmount('')
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="More filters"
      finalFocus={resultsHeading}
      wide={!mayFilter}
      {...(mayFilter && {
        footer: (
          <>
            {(advancedOn(typed) > 0 || amount !== '') && (
              <Button variant="ghost" onClick={clear}>
                Clear these
              </Button>
            )}
            <Button type="submit" form={form}>
              Search with these filters
            </Button>
          </>
        ),
      })}
    >
      <Gate
        feature="advanced-job-filters"
        head={null}
        title="See only what fits"
        gains={[
          'Remote jobs that you may really apply for: Nigeria, Africa or worldwide',
          'A minimum salary in naira, dollars, euros or pounds',
          'Onsite, hybrid or remote work',
        ]}
      >
        <form id={form} onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }} noValidate>
          <SelectField
            label="Remote work"
            placeholder="Any country"
            value={typed.openTo ?? ''}
            onChange={({ target }) =>
              change({ openTo: openToLabels.find(({ value }) => value === target.value)?.value ?? null })
            }
            options={openToLabels}
          />
          <FormField
            label="Minimum salary a month"
            error={isAmount ? undefined : 'Write an amount, such as 250,000 or 250k.'}
            hint="Jobs that do not say their pay are left out."
          >
            <Input
              inputMode="numeric"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
              placeholder="250,000"
            />
          </FormField>
          <SelectField
            label="Currency"
            value={typed.currency}
            onChange={({ target }) =>
              change({ currency: currencies.find(each => each === target.value) ?? 'NGN' })
            }
            options={currencies.map(value => ({ value, label: value }))}
          />
          <CheckCards label="Workplace" columns="repeat(auto-fill, minmax(min(100%, 8rem), 1fr))">
            {workplaces.map(value => (
              <ChoiceCard
                key={value}
                type="checkbox"
                checked={typed.workplaces.includes(value)}
                onChange={({ target }) =>
                  change({
                    workplaces: workplaces.filter(each =>
                      each === value ? target.checked : typed.workplaces.includes(each),
                    ),
                  })
                }
              >
                {workplaceLabels[value]}
              </ChoiceCard>
            ))}
          </CheckCards>
        </form>
      </Gate>
    </Sheet>
  )
}
