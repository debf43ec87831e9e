import { alertOperations } from '../../../../shared/api/alerts.ts'
import { client } from '../../../../shared/api/client.ts'
import { send } from '../../../api/send.ts'

/** The API's alerts alone: who only came to stop a mail loads nothing of the rest. */
export const { alerts } = client({ alerts: alertOperations }, send)
