import { decodeJwt } from 'jose'
import { ConfirmEmailPage } from '../../e2e/pages/confirm-email.ts'
import { LandingPage } from '../../e2e/pages/landing.ts'
import { appScope } from '../../shared/token-scopes.ts'
import { expectNoFault, Failure, Skip } from '../failure.ts'
import { linkFault } from '../judges/mail.ts'
import type { Step } from '../step.ts'
import { userPool } from '../user-pool.ts'

export const signUpStep: Step = {
  name: 'sign-up',
  looksAt: 'A new person signs up through the wizard, and chooses a trial of Pro',
  help: 'infra/identity.ts',
  run: async ({ page, account, made }) => {
    const wizard = await (await LandingPage.open(await page())).toTrial('Pro')
    made.signUp = true
    await wizard.signUp(account)
    return account.email
  },
}

export const mailStep: Step = {
  name: 'mail',
  looksAt: 'The mail with the code comes',
  help: '[Deploy](#deploy), step 3',
  needs: ['sign-up'],
  run: async ({ mailbox, made }) => {
    made.confirmation = await mailbox.confirmation()
    const { mail } = made.confirmation
    if (!mail) return 'the code was typed by hand'
    return [`“${mail.subject}”`, mail.from && `from ${mail.from}`].filter(Boolean).join(' ')
  },
}

export const mailLinkStep: Step = {
  name: 'mail-link',
  looksAt: 'The link of that mail leads to the site',
  help: '[Deploy](#deploy), step 8',
  needs: ['mail'],
  run: async ({ site, made }) => {
    const mail = made.confirmation?.mail
    if (!mail) throw new Skip('needs --mailbox: a person must open the link')
    expectNoFault(linkFault(mail.link, site))
    return site
  },
}

export const logInStep: Step = {
  name: 'log-in',
  looksAt:
    "The code logs in, and the API knows the person. The access token has only the scope of the app, and the pool's own API refuses it",
  help: 'infra/identity.ts',
  needs: ['mail'],
  run: async ({ page, account, made, tokens, api, config }) => {
    // The pool may confirm the person although the dashboard then fails.
    Object.assign(made, { confirmed: true, account: true })
    const dashboard = await (await new ConfirmEmailPage(await page()).shown()).confirm(
      made.confirmation?.code ?? '',
    )
    const { accessToken } = await tokens()
    const { scope } = decodeJwt(accessToken)
    if (scope !== appScope) throw new Failure(`an access token with the scope ${appScope}`, String(scope))
    if (!(await userPool(await config()).refusesAccess(accessToken)))
      throw new Failure('GetUser to refuse the access token', 'an answer')
    const { profile } = await (await api()).profile.get({})
    if (profile?.email !== account.email)
      throw new Failure(`the profile of ${account.email}`, String(profile?.email))
    return (await dashboard.heading.textContent()) ?? ''
  },
}
