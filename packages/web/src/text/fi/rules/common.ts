import type { Messages } from '../../en.ts';

export const common: Messages['rules']['common'] = {
  'C-1': 'Pelaajat ovat vuorossa aina samassa järjestyksessä. Aloittaja arvotaan, tai pöydän perustaja päättää sen.',
  'C-2':
    'Vuorollasi teet tasan yhden asian: otat kortteja, rakennat reitin tai nostat menolippuja. Minkä aloitat, sen teet loppuun.',
  'C-3':
    'Et saa passata, jos voit tehdä yhdenkin näistä kolmesta. Jos kaikki joutuvat passaamaan samalla kierroksella, peli päättyy.',
  'C-4': 'Ennen ensimmäistä vuoroa kaikki valitsevat menolippunsa yhtä aikaa ja salassa.',
  'C-10':
    'Kortteja otetaan kaksi, yksi kerrallaan: avoimista korteista tai näkemättä pakasta. Toinenkin on otettava, jos sellainen on.',
  'C-11': 'Otetun avoimen kortin tilalle käännetään heti uusi pakasta.',
  'C-12': 'Kädessäsi saa olla kuinka monta korttia tahansa.',
  'C-13': 'Kun pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi, ja puuttuvat avoimet kortit käännetään esiin.',
  'C-14':
    'Jos sekä pakka että poistopakka ovat tyhjiä, avoimia kortteja ei täydennetä; jos toista korttia ei ole, yksi saa riittää.',
  'C-15': 'Jos otettavia kortteja ei ole lainkaan, kortteja ei voi ottaa.',
  'C-16': 'Kaikki näkevät, mitkä avoimet kortit otat; pakasta tulevat näet vain sinä.',
  'C-20': 'Avoin jokeri on koko nosto: toista korttia et ota.',
  'C-21': 'Avointa jokeria ei voi ottaa toisena korttina.',
  'C-22': 'Pakasta tuleva jokeri on kortti siinä missä muutkin.',
  'C-30': 'Saat rakentaa minkä tahansa vapaan reitin; sen ei tarvitse liittyä muihin reitteihisi.',
  'C-31': 'Yhdellä vuorolla rakennetaan yksi reitti, ja se kokonaan.',
  'C-32':
    'Reitti maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki sen väriä; harmaaseen käy mikä tahansa yksi väri. Jokeri käy minkä tahansa kortin sijasta. Sinä päätät, millä korteilla maksat.',
  'C-33': 'Jokaiseen ruutuun tulee yksi nappulasi. Jos nappuloita on vähemmän kuin ruutuja, et voi rakentaa reittiä.',
  'C-34': 'Maksamasi kortit menevät poistopakkaan.',
  'C-35':
    'Kaksi reittiä samojen kahden paikan välillä on kaksoisreitti. Kukaan ei saa rakentaa molempia raiteita. Pöydässä voidaan valita, koskeeko tämä myös eripituisia raiteita.',
  'C-36': 'Kaksin pelattaessa kaksoisreitti sulkeutuu heti, kun sen toinen raide on rakennettu.',
  'C-37': 'Pidemmistä reiteistä saa enemmän pisteitä; pelin taulukko kertoo, kuinka monta.',
  'C-40':
    'Menolippu tuo lopussa pisteensä, jos omat reittisi yhdistävät sen kaksi paikkaa; jos eivät, menetät ne pisteet.',
  'C-41': 'Menolippusi pysyvät salassa loppuun asti.',
  'C-42': 'Menolippuja saa olla kuinka monta tahansa. Lippua, jonka olet pitänyt, ei voi enää palauttaa.',
  'C-43':
    'Jos menolippuja on jäljellä vähemmän kuin pitäisi nostaa, nostat ne. Jos niitä ei ole, et voi nostaa menolippuja.',
  'C-50':
    'Kun joku lopettaa vuoronsa niin, että hänellä on enintään kaksi nappulaa, jokainen saa vielä yhden vuoron, hän itse viimeisenä.',
  'C-51': 'Pisin yhtenäinen rata on pisin reittiesi ketju ruutuina laskettuna, kun mitään reittiä ei käytetä kahdesti.',
  'C-60':
    'Kaikille avointa: pelilauta, avoimet kortit, poistopakka ja se, montako korttia, menolippua ja nappulaa kullakin on.',
  'C-61': 'Vain sinulle: korttisi, menolippusi ja se, mitä nostat pakasta.',
  'C-62': 'Kukaan ei tiedä pakan eikä menolippujen järjestystä.',
  'C-63': 'Lopussa kaikki on avointa.',
};

export const clocks: Messages['rules']['clocks'] = {
  'T-1': 'Kun aikasi loppuu tai olet poissa liian kauan, botti pelaa puolestasi, kunnes palaat.',
  'T-2': 'Pöydässä, jossa ei ole botteja, puolestasi tehdään sen sijaan vähiten haitallinen siirto.',
};
