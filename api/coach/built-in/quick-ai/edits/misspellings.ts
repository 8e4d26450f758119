import { misspellings } from '../../spelling.ts';
import { readEssay } from '../../text.ts';
import { likeCapital } from '../capitals.ts';
import type { Edit } from './revise.ts';

/** Frequent slips of students, wrong and right. A hyphen ends what is only the beginning of a word. */
const PAIRS = `
  accomodat- accommodat-, acheiv- achiev-, accross across, adress- address-, agressiv- aggressiv-, allways always, alot a lot,
  aparent- apparent-, aquir- acquir-, arguement- argument-, aswell as well, atheltic- athletic-, atleast at least,
  basicly basically, beautifull beautiful, becasue because, becuase because, becomming becoming, begining- beginning-,
  beleiv- believ-, benifit- benefit-, buisness- business-, buisy busy, carreer- career-, catagor- categor-, cheerleeding cheerleading,
  collegue- colleague-, colledge- college-, comming coming, commited committed, comittee- committee-, commitee- committee-,
  competion- competition-, competiton- competition-, completly completely, concious- conscious-, curiousity curiosity,
  decison- decision-, definat- definit-, definetly definitely, develope develop, differnt different, dilligen- diligen-,
  disapoint- disappoint-, dissapoint- disappoint-, dissapear- disappear-, eachother each other, embarass- embarrass-,
  enviroment- environment-, especialy especially, everytime every time, excercis- exercis-, exellen- excellen-, existance existence,
  expecially especially, experiance- experience-, expirience- experience-, familar familiar, finaly finally, foriegn- foreign-,
  foward- forward-, freind- friend-, futher- further-, gaurd- guard-, goverment- government-, grammer grammar, gratefull grateful,
  greatful- grateful-, happend happened, highschool high school, immediatly immediately, incase in case, incredibely incredibly,
  independan- independen-, infact in fact, intresting- interesting-, intrest- interest-, knowlege- knowledge-, leadershp leadership,
  lenght- length-, libary library, maintainance maintenance, maintenence maintenance, mispell- misspell-, neccess- necess-,
  neigbor- neighbor-, noone no one, noticable noticeable, occassion- occasion-, ocassion- occasion-, occured occurred,
  occuring occurring, occurence- occurrence-, oppertunit- opportunit-, oppurtunit- opportunit-, oportunit- opportunit-,
  orginiz- organiz-, particpat- participat-, particulary particularly, passtime pastime, percieve- perceive-, perserver- persever-,
  persistan- persisten-, posess- possess-, prefered preferred, priveleg- privileg-, priviledge- privilege-, probaly probably,
  probly probably, profesion- profession-, proffes- profes-, pronounciation pronunciation, realy really, recieve- receive-,
  reciev- receiv-, reccomend- recommend-, recomend- recommend-, refered referred, relevent relevant, religous- religious-,
  resistence resistance, responsability responsibility, responsibilty responsibility, resturant- restaurant-, rythm- rhythm-,
  seperat- separat-, shedule- schedule-, sincerly sincerely, speach- speech-, strenght- strength-, strugle- struggle-,
  studing studying, succesful- successful-, successfull successful, sucess- success-, suprise- surprise-, suprising- surprising-,
  teh the, thankyou thank you, thier their, togather together, togehter together, tommorow tomorrow, tommorrow tomorrow,
  tomorow tomorrow, tounge- tongue-, truely truly, unfortunatly unfortunately, untill until, usualy usually, volenteer- volunteer-,
  voluntere- volunteer-, volunter volunteer, wich which, wierd- weird-, writen written, writting writing`;

const WORDS = new Map<string, string>();
const BEGINNINGS = new Map<string, string>();
for (const pair of PAIRS.split(',')) {
  const [, wrong = '', right = ''] = /^\s*(\S+) (.+)$/.exec(pair) ?? [];
  if (wrong.endsWith('-')) BEGINNINGS.set(wrong.slice(0, -1), right.slice(0, -1));
  else WORDS.set(wrong, right);
}

function spellingOf(word: string): string | undefined {
  for (let length = 4; length <= word.length; length++) {
    const right = BEGINNINGS.get(word.slice(0, length));
    if (right) return right + word.slice(length);
  }
  return WORDS.get(word);
}

const letters = (word: string): string => [...word].toSorted().join('');
const single = (word: string): string => word.replace(/(.)\1/g, '$1');
const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** One slip of the fingers, and no word of another language: letters exchanged or doubled, or a vowel taken for another. */
function isSlipFor(word: string, meant: string): boolean {
  if (letters(word) === letters(meant) || single(word) === single(meant)) return true;
  return word.length >= 7 && word.slice(-2) === meant.slice(-2) && consonants(word) === consonants(meant);
}

/** The words in lower case that occur once and are surely slips for others, with those. */
function slipsIn(text: string): ReadonlyMap<string, string> {
  const essay = readEssay(text);
  const found = misspellings(essay).flatMap(({ word, meant }) =>
    meant && /^[a-z]+$/.test(word.raw) && isSlipFor(word.raw, meant) ? [[word.raw, meant] as const] : [],
  );
  const seen = new Set<string>();
  const again = new Set(essay.words.filter(({ key }) => seen.size === seen.add(key).size).map(({ key }) => key));
  return new Map(found.filter(([word]) => !again.has(word)));
}

/** The usual spelling of frequent slips and of sure ones, for a text. */
export function spelling(text: string): Edit {
  const slips = slipsIn(text);
  return {
    find: /(?<![\p{L}\p{N}'’-])\p{L}\p{Ll}{2,17}(?![\p{L}\p{N}])/gu,
    mend: ({ 0: old, index, input }) => {
      // Only in lower case, or with the capital that opens a sentence: elsewhere it may be somebody's name.
      const opens = index === 0 || /(?:^|[\n.!?] ?)$/.test(input.slice(Math.max(0, index - 2), index));
      const right = /^\p{Ll}/u.test(old) || opens ? (spellingOf(old.toLowerCase()) ?? slips.get(old)) : undefined;
      return right && likeCapital(old, right);
    },
    why: 'The usual spelling.',
    each: true,
  };
}
