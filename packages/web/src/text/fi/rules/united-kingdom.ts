import type { Messages } from '../../en.ts';

export const unitedKingdom: Messages['rules']['games']['united-kingdom'] = {
  'UK-1': '35 vaunua kullekin. 116 junakorttia: 12 kutakin kahdeksasta väristä ja 20 veturia. 57 menolippua.',
  'UK-2': 'Jokainen aloittaa neljällä kortilla ja veturilla.',
  'UK-3':
    'Sinulle jaetaan viisi menolippua, joista pidät vähintään kolme. Myöhemmin menolippuja nostetaan kolme, ja pidät vähintään yhden. Loput menevät pinon pohjalle.',
  'UK-4': 'Avoimia kortteja ei koskaan vaihdeta kerralla.',
  'UK-5':
    'Mitkä tahansa neljä korttia saa pelata yhtenä veturina kaikkialla, missä veturin saa pelata. Apukoneella riittää kolme.',
  'UK-6':
    'Lautta vaatii veturin jokaista siinä olevaa pyörää kohti; muihin ruutuihin käy yksi väri tai useampia vetureita.',
  'UK-7':
    'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7, 5 ruutua 10, 6 ruutua 15; Southampton – New York 40.',
  'UK-8': 'Ranska on laudan reunalla kahdessa kohdassa; menolippu Ranskaan toteutuu kummassa tahansa.',
  'UK-10':
    'Vuorosi alussa saat ostaa yhden teknologian, joka maksetaan vetureilla. Sitten pelaat vuorosi tavalliseen tapaan.',
  'UK-11': 'Ilman teknologiaa saat rakentaa yhden tai kahden ruudun reittejä Englannin sisällä, mutta et lauttoja.',
  'UK-12': 'Southampton – New York ei vaadi teknologiaa.',
  'UK-13':
    'Reitti vaatii teknologian kaikkeen, mitä siinä on: toimiluvan jokaiseen maahan, jossa sillä on pää, pituutensa mukaisen teknologian ja lauttaan Potkurit.',
  'UK-14': 'Kutakin teknologiaa saa olla yksi. Useimpia on neljä kappaletta.',
  'UK-15': 'Kaikki näkevät, mitä teknologioita sinulla on.',
  'UK-20': 'Walesin toimilupa, 1 veturi: reitit, joiden toinen pää on Walesissa.',
  'UK-21': 'Irlannin ja Ranskan toimilupa, 1 veturi: reitit, joiden toinen pää on Irlannissa tai Ranskassa.',
  'UK-22': 'Skotlannin toimilupa, 1 veturi: reitit, joiden toinen pää on Skotlannissa.',
  'UK-23': 'Mekaaninen lämmittäjä, 1 veturi: 3 ruudun reitit.',
  'UK-24': 'Tulistinkattila, 2 veturia: 4, 5 ja 6 ruudun reitit.',
  'UK-25': 'Potkurit, 2 veturia: lautat.',
  'UK-26': 'Apukone, 2 veturia: mitkä tahansa kolme korttia vastaavat veturia.',
  'UK-27': 'Kattilan eristys, 2 veturia: piste lisää jokaisesta reitistä, jonka tästä lähtien rakennat.',
  'UK-28': 'Höyryturbiinit, 2 veturia: kaksi pistettä lisää jokaisesta lautasta, jonka tästä lähtien rakennat.',
  'UK-29': 'Pariveto, 4 veturia: lopussa kaksi pistettä jokaisesta toteutetusta menolipusta.',
  'UK-30': 'Kulkuoikeus, 4 veturia: rakenna samalla vuorolla reitti, jonka toinen pelaaja on jo rakentanut.',
  'UK-31':
    'Kulkuoikeus: maksat ja asetat nappulat tavalliseen tapaan, reitti on teidän molempien, ja kortti palaa pöydälle. Voit ostaa sen vain, jos pystyt sen jälkeen rakentamaan sellaisen reitin.',
  'UK-40': 'Termokompressorit, 1 veturi: rakenna tällä vuorolla kaksi reittiä. (Kehittynyt.)',
  'UK-41': 'Vesitenderit, 2 veturia: ota pakasta kolme korttia kahden sijaan. (Kehittynyt.)',
  'UK-42':
    'Riskisopimukset, 2 veturia: lopussa 20 pistettä, jos olet toteuttanut eniten menolippuja, muuten menetät 20. (Kehittynyt.)',
  'UK-43':
    'Tasauspalkki, 2 veturia: lopussa 15 pistettä, jos sinulla on pisin yhtenäinen rata, muuten menetät 15. (Kehittynyt.)',
  'UK-44':
    'Dieselvoima, 3 veturia: jokainen reitti maksaa yhden kortin vähemmän, mutta aina vähintään yhden. (Kehittynyt.)',
  'UK-45': 'Riskisopimuksia ja Tasauspalkkia myydään vain siihen asti, kun poistopakka sekoitetaan ensimmäisen kerran.',
  'UK-46': 'Jos useampi on tasoissa menolipuissa tai radan pituudessa, se lasketaan heille kaikille.',
  'UK-47': 'Vesitenderit: kaikki kolme tulevat pakasta. Saat yhä ottaa kaksi tavalliseen tapaan.',
  'UK-48': 'Dieselvoima ei vähennä nappuloita, pisteitä, lautan vetureita eikä teknologioiden hintoja.',
  'UK-49': 'Termokompressorit: toinen reitti rakennetaan kuten ensimmäinen, ja sen saa jättää rakentamatta.',
  'UK-60': 'Muita bonuksia ei ole. Reittien pisteet lasketaan pelin kuluessa.',
  'UK-61': 'Eniten pisteitä voittaa; sitten useampi toteutettu menolippu; muuten voitto jaetaan.',
};
