import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { type HiddenThing, hiddenFocus, hiddenQuery, useUnhide } from './hide.ts'

type Props = { open: boolean; onClose: () => void }

/** What the person has hidden, each with the way back. */
export const HiddenDialog = ({ open, onClose }: Props) => {
  const query = useQuery({ ...hiddenQuery, enabled: open, staleTime: 0 })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title="Hidden jobs"
      finalFocus={() => firstFocusable(hiddenFocus)}
    >
      <Loaded
        query={query}
        loading="Loading your hidden jobs"
        rows={4}
        inCard={false}
        failed="Your hidden jobs could not be loaded."
      >
        {({ jobs, employers }) =>
          jobs.length + employers.length === 0 ? (
            <chakra.p color="fg.muted">
              You have hidden nothing. A job that you hide, or the jobs of an employer, stand here.
            </chakra.p>
          ) : (
            <chakra.div display="grid" gap="4">
              {employers.length > 0 && (
                <Group title="Employers">
                  {employers.map(({ name }) => (
                    <Row key={name} thing={{ what: 'employer', key: name }} title={name} />
                  ))}
                </Group>
              )}
              {jobs.length > 0 && (
                <Group title="Jobs">
                  {jobs.map(({ id, title, company }) => (
                    <Row key={id} thing={{ what: 'job', key: id }} title={title} text={company} />
                  ))}
                </Group>
              )}
            </chakra.div>
          )
        }
      </Loaded>
    </Sheet>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <chakra.h3 textStyle="h3">{title}</chakra.h3>
    <chakra.ul listStyleType="none">{children}</chakra.ul>
  </section>
)

const Row = ({ thing, title, text = '' }: { thing: HiddenThing; title: string; text?: string }) => {
  const { unhide, pending } = useUnhide()
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="1.5"
      borderBottom="1px solid {colors.border}"
    >
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <b>{title}</b>
        {text && (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {text}
          </chakra.span>
        )}
      </chakra.span>
      <Button
        ref={moveFocusOn()}
        variant="outline"
        size="sm"
        loading={pending !== null}
        loadingText="Showing"
        aria-label={`Show again: ${title}`}
        onClick={() => unhide(thing)}
      >
        Show again
      </Button>
    </chakra.li>
  )
}
