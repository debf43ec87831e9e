import type { InterviewIndustry } from '../../../../shared/lists.ts'

/** What there is to think of in an industry, as it stands within a sentence. */
const concerns: Readonly<Record<InterviewIndustry, string>> = {
  technology:
    'users on slow phones and costly data | a service that must not go down on payday | personal data of users | a product that changes every two weeks | competitors who copy a feature within a month | foreign software that is paid in dollars | a remote team in several time zones | customers who distrust a new app',
  finance:
    'a new circular of the central bank | customers who fear for their money | fraud by insiders | checks against money laundering | an inspection by the regulator | transfers that fail and are not reversed | inflation and a moving exchange rate | people who have never had a bank account',
  healthcare:
    'patients who come very late | power cuts in a clinic | colleagues who leave for abroad | families who pay for treatment from their pockets | records of patients that must stay private | medicines that are out of stock | an outbreak of disease | a waiting room that is always full',
  education:
    'classes of sixty pupils | pupils who come hungry | parents who pay school fees late | a curriculum that changes | examinations that decide everything | few textbooks and no laboratory | pupils of very different ability | malpractice in examinations',
  marketing:
    'customers who scroll past every advert | a client who wants results by Friday | budgets in naira and adverts priced in dollars | a brand under attack online | campaigns in several languages | rules about what an advert may claim | markets that are mostly offline | influencers with bought followers',
  consulting:
    'a client who knows the answer that they want | a team that changes with every project | figures that the client will not share | a report that nobody puts into practice | conflicts of interest between clients | billing by the hour | staff of the client who fear for their jobs | a steering committee that disagrees',
  retail:
    'goods that disappear from the shelf | the rush of December | prices that change every week | customers who compare prices on their phones | suppliers who deliver late | several branches with one stock | returns of opened goods | payments by transfer that have not arrived',
  manufacturing:
    'a production line that stops when power fails | imported raw materials | safety on the factory floor | waste and scrap | a shift that hands over badly | an order that is larger than the plant | standards of SON and NAFDAC | machines older than their operators',
  energy:
    'work in which a mistake can kill | communities around the site | tanks and pipelines that are tapped | prices that the market sets | equipment far away from any workshop | permits and inspections | the move to solar power | a shutdown that must not overrun',
  government:
    'a budget that is released late | citizens who wait for hours | procedures that must be followed to the letter | pressure from somebody in power | records that are still on paper | several agencies with one task | public money and public scrutiny | a change of administration',
  nonprofit:
    'a donor who wants figures | communities that were promised much before | a grant that ends in three months | safety in the field | volunteers who can leave any day | beneficiaries who must be heard | money that may only be spent on one thing | partners who work in another way',
  media:
    'news that is false and spreads fast | a deadline in twenty minutes | sources who need protection | an audience that moves to video | advertisers who want influence | rights to pictures and music | the weeks before an election | comments that turn ugly',
  automotive:
    'spare parts that may be fake | vehicles on bad roads | customers who wait for their only car | imported used cars | diagnosis by computer | technicians trained on older models | warranty claims | prices that follow the dollar',
  agriculture:
    'rain that comes late | harvests that spoil on the road | farmers who can not get credit | pests and diseases | roads that are not safe | prices that collapse at harvest | feed and fertiliser that double in price | work that depends on the season',
  construction:
    'rain in the middle of a pour | cement that doubles in price | a site with many subcontractors | clients who pay late | buildings that must not collapse | workers without a contract | designs that change on site | permits and inspections of the site',
}

/** How an industry is called within a sentence. */
const names: Readonly<Record<InterviewIndustry, string>> = {
  technology: 'a technology company',
  finance: 'a bank or another financial company',
  healthcare: 'a hospital or clinic',
  education: 'a school or college',
  marketing: 'a marketing agency',
  consulting: 'a consulting firm',
  retail: 'a retail company',
  manufacturing: 'a manufacturing company',
  energy: 'an energy company',
  government: 'a government office',
  nonprofit: 'a nonprofit organisation',
  media: 'a media house',
  automotive: 'an automotive company',
  agriculture: 'an agricultural company',
  construction: 'a construction company',
}

export const concernsOf = (industry: InterviewIndustry): string[] => concerns[industry].split(' | ')
export const nameOf = (industry: InterviewIndustry): string => names[industry]
