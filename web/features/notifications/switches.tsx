import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Settings } from '../../../shared/api/settings.ts'
import { disabledBy } from '../../../shared/domain/notification-switches.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Card, Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { mail, master, others, type Row } from './groups.ts'
import { useSwitches } from './use-switches.ts'

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }
const gap = { base: '4', lg: '5' }
const withBadge = (label: string) => (
  <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
    {label} <Badge tone="brand">Coming soon</Badge>
  </chakra.span>
)

export const Switches = ({ settings }: { settings: Settings }) => {
  const { switches, set } = useSwitches(settings)
  const row = ({ name, label, hint, link, isComing = false }: Row) => (
    <Fragment key={name}>
      <SwitchField
        label={isComing ? withBadge(label) : label}
        hint={hint}
        checked={!isComing && switches[name]}
        disabled={isComing || disabledBy(switches, name) !== null}
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
    <chakra.div display="grid" gap={gap}>
      <Panel inset="card">{row(master)}</Panel>
      <chakra.div display="grid" gap={gap} alignItems="start" gridTemplateColumns={columns}>
        <Card title={mail.title}>
          {mail.head && row(mail.head)}
          <chakra.div ps="4" borderInlineStart="2px solid {colors.border}">
            {mail.rows.map(row)}
          </chakra.div>
        </Card>
        <chakra.div display="grid" gap={gap}>
          {others.map(({ title, rows }) => (
            <Card key={title} title={title}>
              {rows.map(row)}
            </Card>
          ))}
          <Card title="Security">
            <SwitchField
              label="Security alerts"
              hint="Always on, by email and in the app: a new password, a new email address, and other changes to your account."
              checked
              disabled
            />
          </Card>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
