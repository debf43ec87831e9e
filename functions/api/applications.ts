import { applicationOperations } from '../../shared/api/applications.ts'
import { defaultAppliedDate } from '../../shared/domain/application.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type ApplicationStore, applicationStore, type Draft } from '../store/applications.ts'

type Services = { readonly applications: ApplicationStore }
type Sent = Omit<Draft, 'appliedDate'> & { readonly appliedDate?: Draft['appliedDate'] | undefined }

const draftOf = (sent: Sent, now: Date): Draft => ({
  ...sent,
  appliedDate: sent.appliedDate === undefined ? defaultAppliedDate(sent.status, now) : sent.appliedDate,
})

export const serveApplications = (services: Services): Gateway =>
  serve(applicationOperations)(services, {
    list: ({ caller, query }, { applications }) => applications.list(caller.sub, query.before),
    create: ({ caller, body, now }, { applications }) =>
      applications.create(caller.sub, draftOf(body, now), now),
    update: ({ caller, params, body: { version, ...patch }, now }, { applications }) =>
      applications.update(caller.sub, { id: params.id, patch, version, now }),
    remove: async ({ caller, params, now }, { applications }) => {
      await applications.remove(caller.sub, params.id, now)
      return { id: params.id }
    },
    restore: ({ caller, params, now }, { applications }) => applications.restore(caller.sub, params.id, now),
    import: ({ caller, body, now }, { applications }) =>
      applications.import(
        caller.sub,
        body.rows.map(row => draftOf({ ...row, origin: 'import' }, now)),
        now,
      ),
  })

export const applications = ({ table }: Uses<'table'>) =>
  guarded(serveApplications({ applications: applicationStore(table()) }), table())
