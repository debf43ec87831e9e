import type { Transaction } from '../transactions.ts'
import { money } from './frame.ts'

const codeOf = ({ id }: Transaction): string => `*737*000*${String(id).slice(-4)}#`
const accountOf = ({ id }: Transaction): string => `98${String(id).slice(-8)}`

export const ussdForm = (transaction: Transaction): string => `
  <p>Dial this code on the phone that your bank knows, and follow the steps:</p>
  <p class="code">${codeOf(transaction)}</p>
  <form method="post"><button name="do" value="ussd">I have dialled it</button></form>`

export const transferForm = (transaction: Transaction): string => `
  <p>Send exactly ${money(transaction)} from your bank's app to this account:</p>
  <dl>
    <div><dt>Bank</dt><dd>Test Bank</dd></div>
    <div><dt>Account number</dt><dd class="code">${accountOf(transaction)}</dd></div>
    <div><dt>Account name</dt><dd>Test checkout</dd></div>
  </dl>
  <form method="post"><button name="do" value="bank_transfer">I have sent the money</button></form>`
