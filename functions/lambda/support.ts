import { supportOperations } from '../../shared/api/support.ts'
import { support } from '../api/support.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { profileStore } from '../store/profiles.ts'
import { ticketStore } from '../store/tickets.ts'

const table = deployedTable()
export const handler = deployedDomain(
  supportOperations,
  support({
    tickets: ticketStore(table),
    profiles: profileStore(table),
    mailer: deployedMailer(),
  }),
)
