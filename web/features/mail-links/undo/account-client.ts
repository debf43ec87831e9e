import { accountOperations } from '../../../../shared/api/account.ts'
import { client } from '../../../../shared/api/client.ts'
import { send } from '../../../api/send.ts'

/** The API's account alone: who only came to undo a change loads nothing of the rest. */
export const { account } = client({ account: accountOperations }, send)
