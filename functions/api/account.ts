import { accountOperations } from '../../shared/api/account.ts'
import {
  beginEmailChange,
  changePassword,
  confirmEmailChange,
  resendEmailCode,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '../account/change-login.ts'
import { choosePassword } from '../account/choose-password.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { endSessions, untilNewSessions } from '../account/end-sessions.ts'
import { mailState, retryMail } from '../account/mail-state.ts'
import { notifyOwner } from '../account/notify-owner.ts'
import type { AccountServices } from '../account/services.ts'
import { undoChange } from '../account/undo-change.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { SuppressionList } from '../services/suppression-list.ts'
import { accountStores } from '../store/account-stores.ts'
import type { ExportStore } from '../store/exports.ts'
import { type PublicRateStore, publicRateStore } from '../store/public-rates.ts'
import { type SignInLinkStore, signInLinkStore } from '../store/sign-in-links.ts'

type Services = AccountServices & {
  readonly exports: ExportStore
  readonly links: SignInLinkStore
  readonly publicRates: PublicRateStore
  readonly suppressionList: SuppressionList
}

const serveAccount = (services: Services): Gateway =>
  serve(accountOperations)(services, {
    checkEmail: async ({ body, now }, { users, publicRates }) => {
      await publicRates.count('email-check', now)
      return { taken: (await users.find(body.email)) !== null }
    },
    // The profile is made when the address is confirmed.
    signUpState: async ({ params }, { profiles }) => ({
      confirmed: (await profiles.get(params.id)) !== null,
    }),
    choosePassword: async ({ body, ...at }, services) => {
      await choosePassword(services, body, at)
      return {}
    },
    security: async ({ caller, now }, { users, emailChanges }) => {
      const [user, pendingEmail] = await Promise.all([
        users.find(caller.sub),
        emailChanges.pending(caller.sub, now),
      ])
      return { twoFactor: user?.twoFactor ?? false, pendingEmail }
    },
    mail: ({ caller, now }, services) => mailState(services, caller.sub, now),
    retryMail: ({ caller, now }, services) => retryMail(services, caller.sub, now),
    changePassword: async ({ caller, body, ...at }, services) => {
      await changePassword(services, { sub: caller.sub, password: body.password }, at)
      return {}
    },
    changeEmail: async ({ caller, body, now }, services) => {
      await beginEmailChange(services, caller.sub, body.email, now)
      return {}
    },
    resendEmailCode: async ({ caller, now }, services) => {
      await resendEmailCode(services, caller.sub, now)
      return {}
    },
    confirmEmail: async ({ caller, body, ...at }, services) => ({
      email: await confirmEmailChange(services, { sub: caller.sub, code: body.code }, at),
    }),
    offerTwoFactor: async ({ caller }, { users }) => ({
      secret: await users.offerTwoFactor(caller.accessToken),
    }),
    turnOnTwoFactor: async ({ caller, body, ...at }, services) => {
      const { sub, accessToken } = caller
      await turnOnTwoFactor(services, { sub, accessToken, code: body.code }, at)
      return {}
    },
    turnOffTwoFactor: async ({ caller, ...at }, services) => {
      await turnOffTwoFactor(services, caller.sub, at)
      return {}
    },
    signOut: async ({ caller, now }, { sessions }) => {
      await sessions.end(caller.sub, caller.session, now)
      return {}
    },
    signOutEverywhere: async ({ caller, ...at }, services) => {
      await endSessions(services, caller.sub, at.now)
      const user = await services.users.find(caller.sub)
      if (user) await notifyOwner(services, user, 'signed-out-everywhere', at)
      await untilNewSessions()
      return {}
    },
    undo: async ({ params, ...at }, services) => {
      await undoChange(services, params.token, at)
      return {}
    },
    export: async ({ caller, query, now, log }, { exports }) => {
      const { rows, next, unknown } = await exports.page(caller.sub, query.after, now)
      // The log has only the kind, because the rest of the sort key may be an id.
      for (const sortKey of unknown) log.error('row not exported', { kind: sortKey.split('#', 1)[0] })
      return { rows, next }
    },
    remove: async ({ caller, ...at }, services) => ({
      purgedBy: (await deleteAccount(services, caller.sub, at)).toISOString(),
    }),
  })

export const account = ({
  table,
  users,
  mailer,
  suppressionList,
  siteUrl,
}: Uses<'table' | 'users' | 'mailer' | 'suppressionList' | 'siteUrl'>) =>
  guarded(
    serveAccount({
      ...accountStores(table()),
      exports: {
        // It knows every kind of row.
        page: async (...given) => (await import('../store/exports.ts')).exportStore(table()).page(...given),
      },
      links: signInLinkStore(table()),
      publicRates: publicRateStore(table()),
      users: users(),
      mailer: mailer(),
      suppressionList: suppressionList(),
      siteUrl: siteUrl(),
    }),
    table(),
  )
