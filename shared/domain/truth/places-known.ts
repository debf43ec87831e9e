import { nigerianStates } from '../../lists.ts'
import { phraseOf } from './words.ts'

// The whole gazetteer weighs 8 kB on the wire: to tell a place from an employer, the large ones do.
const large = `
nigeria ghana kenya uganda tanzania rwanda burundi ethiopia somalia sudan egypt morocco algeria tunisia libya senegal mali niger chad cameroon gabon congo angola
zambia zimbabwe malawi mozambique botswana namibia lesotho eswatini madagascar mauritius togo benin burkina faso ivory coast cote d'ivoire liberia sierra leone
guinea gambia mauritania south africa united kingdom england scotland wales ireland united states america canada germany france spain italy netherlands
belgium switzerland sweden norway denmark poland portugal turkey russia ukraine india china japan pakistan bangladesh malaysia singapore dubai qatar
saudi arabia uae emirates oman kuwait lebanon israel brazil mexico australia new zealand europe asia africa west east north south central
sub-saharan sahara sahel middle uk us usa eu fct gra vi
lagos abuja kano ibadan kaduna port harcourt benin city jos enugu aba onitsha owerri warri calabar uyo akure abeokuta ilorin zaria maiduguri sokoto katsina bauchi gombe yola
makurdi lokoja minna asaba awka umuahia nnewi nsukka ile-ife ife osogbo oshogbo ado-ekiti ekiti ado damaturu dutse jalingo lafia birnin kebbi gusau yenagoa abakaliki
ikeja lekki yaba surulere ajah epe badagry ikorodu apapa oshodi isolo festac mushin agege ikoyi victoria island mainland oyingbo maryland gbagada ogba ojota ketu alaba tin can
wuse garki maitama asokoro gwarinpa jabi utako kubwa lugbe gwagwalada kuje bwari karu nyanya sapele effurun ughelli bonny eleme onne trans amadi rumuola sango ota sagamu shagamu ijebu ode
accra kumasi tema takoradi tamale nairobi mombasa kisumu nakuru eldoret thika kampala entebbe dar es salaam dodoma arusha kigali addis ababa khartoum cairo alexandria casablanca rabat tunis
algiers dakar bamako abidjan yamoussoukro lome cotonou niamey ouagadougou douala yaounde libreville kinshasa luanda lusaka harare bulawayo lilongwe blantyre maputo gaborone windhoek
johannesburg cape town pretoria durban soweto sandton bloemfontein east london freetown monrovia banjul conakry mogadishu hargeisa juba djibouti
london manchester birmingham leeds paris berlin munich amsterdam dublin madrid rome new york washington houston texas california toronto ontario doha riyadh jeddah
oyo ogun osun ondo delta rivers edo imo abia kwara plateau nasarawa benue kogi borno yobe adamawa taraba zamfara kebbi jigawa ebonyi bayelsa cross river akwa ibom anambra state street road
avenue close estate junction market way crescent gauteng limpopo kwazulu-natal ashanti volta western eastern northern southern northwest northeast southwest southeast north-east north-west south-west south-east south-south north-central
`

export const knownPlaces: ReadonlySet<string> = new Set(
  [...nigerianStates, large].flatMap(text => phraseOf(text).match(/\S+/g) ?? []),
)

/** Takes a word's key; `Lagos's` counts. */
export const isKnownPlace = (key: string): boolean =>
  knownPlaces.has(key) || (key.endsWith('s') && knownPlaces.has(key.slice(0, -1)))
