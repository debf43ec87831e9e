import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Settings } from '../../../shared/api/settings.ts'
import { disabledBy } from '../../../shared/domain/notification-switches.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Message } from '../../ui/message.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { groups, master } from './groups.ts'
import { useSwitches } from './use-switches.ts'

export const Switches = ({ settings, sub }: { settings: Settings; sub: string }) => {
  const { switches, touched, restored, busy, trouble, set, save, discard } = useSwitches(settings, sub)
  const row = ({ name, label, hint, way }: typeof master) => (
    <Fragment key={name}>
      <SwitchField
        label={label}
        hint={hint}
        checked={switches[name]}
        disabled={disabledBy(switches, name) !== null}
        onChange={on => set(name, on)}
      />
      {way && (
        <TextLink to={way.to} textStyle="small" display="inline-flex" alignItems="center" minH="tap" mt="-2">
          {way.label}
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
        <FormError text={trouble?.text} />
        {restored && touched && !trouble && (
          <Message tone="info" text="What you changed before is still here, and not saved yet." />
        )}
        <Panel inset="card">{row(master)}</Panel>
        {groups.map(({ title, head, rows }) => (
          <Card key={title} title={title}>
            {head && row(head)}
            <chakra.div {...(head && { ps: '4', borderInlineStart: '2px solid {colors.border}' })}>
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
          <Button ref={handOnFocus()} variant="outline" onClick={discard} disabled={busy}>
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
