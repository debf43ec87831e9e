import { expect, test } from 'vitest'
import { countryCode, countryName, countryNamed, knownPlace, placeKey } from './gazetteer.ts'

// Each country with the name that is shown and the other names that adverts write. Intl has most of the first ones: this
// table fails when a version of Node names a country otherwise.
const names = `
  NG: Nigeria | Naija | Federal Republic of Nigeria; GH: Ghana; KE: Kenya; ZA: South Africa | RSA | SA; EG: Egypt
  MA: Morocco; TN: Tunisia; DZ: Algeria; LY: Libya; SD: Sudan; SS: South Sudan; ET: Ethiopia
  SO: Somalia | Somaliland; DJ: Djibouti; ER: Eritrea; UG: Uganda; TZ: Tanzania; RW: Rwanda; BI: Burundi
  CD: DR Congo | Democratic Republic of the Congo | DRC | Congo DRC | Congo Kinshasa
  CG: Congo | Republic of the Congo | Congo Brazzaville; GA: Gabon; CM: Cameroon | Cameroun; TD: Chad | Tchad
  CF: Central African Republic; GQ: Equatorial Guinea; BJ: Benin | Benin Republic | Republic of Benin; TG: Togo
  NE: Niger | Niger Republic | Republic of Niger; BF: Burkina Faso; ML: Mali; SN: Senegal; GM: Gambia | The Gambia
  GN: Guinea | Guinea Conakry; GW: Guinea-Bissau; SL: Sierra Leone; LR: Liberia
  CI: Côte d'Ivoire | Ivory Coast | Cote dIvoire; CV: Cape Verde | Cabo Verde; MR: Mauritania
  ST: São Tomé and Príncipe | Sao Tome; AO: Angola; ZM: Zambia; ZW: Zimbabwe; MW: Malawi; MZ: Mozambique
  BW: Botswana; NA: Namibia; LS: Lesotho; SZ: Eswatini | Swaziland; MG: Madagascar; MU: Mauritius; SC: Seychelles
  KM: Comoros; GB: United Kingdom | UK | U.K. | U.K | Great Britain | Britain | GBR
  IE: Ireland | Republic of Ireland; DE: Germany | Deutschland; FR: France
  NL: Netherlands | The Netherlands | Holland; BE: Belgium; LU: Luxembourg; CH: Switzerland; AT: Austria
  ES: Spain; PT: Portugal; IT: Italy; SE: Sweden; NO: Norway; DK: Denmark; FI: Finland; IS: Iceland; PL: Poland
  CZ: Czechia | Czech Republic; SK: Slovakia; HU: Hungary; RO: Romania; BG: Bulgaria; GR: Greece; CY: Cyprus
  MT: Malta; EE: Estonia; LV: Latvia; LT: Lithuania; UA: Ukraine; HR: Croatia; SI: Slovenia; RS: Serbia
  BA: Bosnia and Herzegovina | Bosnia; MK: North Macedonia | Macedonia; AL: Albania; ME: Montenegro; MD: Moldova
  BY: Belarus; RU: Russia | Russian Federation
  US: United States | USA | US | U.S. | U.S.A. | U.S | United States of America | The United States | America
  CA: Canada; MX: Mexico; BR: Brazil | Brasil; AR: Argentina; CL: Chile; CO: Colombia; PE: Peru; UY: Uruguay
  PY: Paraguay; BO: Bolivia; EC: Ecuador; VE: Venezuela; CR: Costa Rica; PA: Panama; GT: Guatemala; HN: Honduras
  SV: El Salvador; NI: Nicaragua; DO: Dominican Republic; JM: Jamaica; TT: Trinidad and Tobago
  BS: Bahamas | The Bahamas; HT: Haiti; PR: Puerto Rico; IN: India; PK: Pakistan; BD: Bangladesh; LK: Sri Lanka
  NP: Nepal; CN: China; HK: Hong Kong; TW: Taiwan; JP: Japan; KR: South Korea | Korea | Republic of Korea
  SG: Singapore; MY: Malaysia; ID: Indonesia; PH: Philippines | The Philippines; TH: Thailand
  VN: Vietnam | Viet Nam; KH: Cambodia; KZ: Kazakhstan; UZ: Uzbekistan; GE: Georgia; AM: Armenia; AZ: Azerbaijan
  AF: Afghanistan; AU: Australia; NZ: New Zealand; AE: United Arab Emirates | UAE | U.A.E | U.A.E. | Emirates
  SA: Saudi Arabia | KSA; QA: Qatar; KW: Kuwait; BH: Bahrain; OM: Oman; JO: Jordan; LB: Lebanon; IQ: Iraq
  SY: Syria; YE: Yemen; IL: Israel; PS: Palestine; TR: Turkey | Türkiye | Turkiye
`
const countries = names
  .trim()
  .split(/;\s|\n/)
  .map((line): [string, readonly string[]] => {
    const [code = '', all = ''] = line.trim().split(': ')
    return [code, all.split(' | ')]
  })

/** Nigerians mean a town or a state of their own. */
const ownPlaces = new Set(['Benin', 'Niger'])

test('the table has every country', () => {
  expect(countries).toHaveLength(158)
})

test.each(countries)('%s is %j', (code, [shown, ...others]) => {
  expect(countryName(code)).toBe(shown)
  for (const name of [shown ?? '', ...others]) {
    expect([name, countryNamed(name), countryCode(name)]).toEqual([name, code, code])
    const place = knownPlace(placeKey(name))
    if (!ownPlaces.has(name)) expect([name, place?.kind, place?.country]).toEqual([name, 'country', code])
  }
  // Adverts mean South Africa by SA, and not Saudi Arabia, which has that code.
  expect(countryCode(code.toLowerCase())).toBe(code === 'SA' ? 'ZA' : code)
})
