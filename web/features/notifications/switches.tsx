import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { notificationSwitches, type Settings } from '../../../shared/api/settings.ts'
import { disabledBy } from '../../../shared/domain/notification-switches.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { draft } from '../../kit/draft.ts'
import { isSignedOut, type RequestError, requestError } from '../../kit/request-error.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { settingsQuery } from '../../person/queries.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { TextLink } from '../../ui/links.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { dismissAll, notify } from '../../ui/notify.ts'
import { Card, Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { groups, master, type SwitchName } from './groups.ts'

const changesSchema = z.partial(notificationSwitches)
type Changes = z.infer<typeof changesSchema>

/** The changes that are not stored. */
const unsaved = (changes: Changes, stored: Changes): Changes => pick(changes, changedFields(stored, changes))

/**
 * The stored switches with the person's changes, which have a draft on this device. A save sends only the changes, so changes
 * of another device stay. A switch that is pressed during a save keeps its last position.
 */
const useSwitches = (settings: Settings, sub: string) => {
  const client = useQueryClient()
  const isHere = useIsHere()
  const stored = useMemo(() => draft(sub, 'notifications', changesSchema), [sub])
  const [unsavedBefore] = useState(() => stored.read())
  const [changes, setChanges] = useState<Changes>(unsavedBefore ?? {})
  const [error, setError] = useState<RequestError | null>(null)

  const change = (next: Changes) => {
    setChanges(next)
    stored.write(Object.keys(next).length > 0 ? next : null)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (sent: Changes) => api.settings.update({ body: sent }),
    onMutate: () => {
      dismissAll()
      setError(null)
    },
    onSuccess: saved => {
      client.setQueryData(settingsQuery.queryKey, saved)
      // The person may have left this screen and opened it again: the draft has the changes of the new screen.
      change(unsaved(isHere() ? changes : (stored.read() ?? {}), saved))
      notify({
        kind: 'success',
        title: 'Preferences Updated',
        description: 'Your notification preferences have been saved successfully.',
      })
    },
    onError: cause => {
      if (isSignedOut(cause)) return
      notify({ kind: 'error', title: 'Error', description: 'Failed to save notification preferences' })
      setError(requestError(cause, { failed: 'Something went wrong. What you typed is kept.' }))
    },
  })

  const toSave = unsaved(changes, settings)
  return {
    switches: { ...settings, ...changes },
    touched: Object.keys(toSave).length > 0,
    restored: unsavedBefore !== null,
    busy: isPending,
    error,
    set: (name: SwitchName, on: boolean) => {
      const next = { ...changes, [name]: on }
      // During a save, a switch that is set back counts as changed, because the save changes it.
      change(isPending ? next : unsaved(next, settings))
    },
    save: () => mutate(toSave),
    discard: () => {
      setError(null)
      change({})
    },
  }
}

export const Switches = ({ settings, sub }: { settings: Settings; sub: string }) => {
  const { switches, touched, restored, busy, error, set, save, discard } = useSwitches(settings, sub)
  const row = ({ name, label, hint, link }: typeof master) => (
    <Fragment key={name}>
      <SwitchField
        label={label}
        hint={hint}
        checked={switches[name]}
        disabled={disabledBy(switches, name) !== null}
        onChange={on => set(name, on)}
      />
      {link && (
        <TextLink to={link.to} textStyle="small" display="inline-flex" alignItems="center" minH="tap" mt="-2">
          {link.label}
        </TextLink>
      )}
    </Fragment>
  )
  return (
    <chakra.form
      maxW="reading"
      aria-labelledby="page-title"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      <chakra.div display="grid" gap="4" mb="4">
        <FormError text={error?.text} />
        {restored && touched && !error && (
          <Message tone="info" text="What you changed before is still here, and not saved yet." />
        )}
        <Panel inset="card">{row(master)}</Panel>
        {groups.map(({ title, head, rows }) => (
          <Card key={title} title={title}>
            {head && row(head)}
            <chakra.div
              ps={head ? '4' : undefined}
              borderInlineStart={head ? '2px solid {colors.border}' : undefined}
            >
              {rows.map(row)}
            </chakra.div>
          </Card>
        ))}
        <Card title="Security">
          <SwitchField
            label="Security alerts"
            hint="Always on: you hear of a new password, a new email and other changes to your account."
            checked
            disabled
          />
        </Card>
      </chakra.div>
      <SaveBar>
        {touched && (
          <Button ref={moveFocusOn()} variant="outline" onClick={discard} disabled={busy}>
            Discard
          </Button>
        )}
        <Button type="submit" loading={busy} loadingText="Saving...">
          Save preferences
        </Button>
      </SaveBar>
    </chakra.form>
  )
}
