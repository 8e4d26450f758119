const list = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Closed-class words: they carry grammar, not content. */
export const FUNCTION_WORDS = list(
  'a an the this that these those each every either neither some any no none all both half such same other another own',
  'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself',
  'it its itself they them their theirs themselves one who whom whose which what whoever whatever whichever',
  'someone somebody anyone anybody everyone everybody nobody something anything everything nothing',
  'am is are was were be been being have has had having do does did doing done will would shall should can could may might must',
  'about above across after against along among around as at before behind below beneath beside between beyond by down during',
  'except for from in inside into like near of off on onto out outside over past per since through throughout to toward towards',
  'under until till up upon with within without and but or nor so yet if because although though while when whenever where',
  'wherever whether than unless once how why here there then now not also too just only even still again ever never always',
  'very much many more most less least few little enough quite rather almost however therefore thus instead',
);

/** Common openers that the frequency list happens to spell with a capital, and that are nobody's name. */
export const OPENERS = list(
  'come let yes yeah no oh okay ok hey hi hello bye goodbye maybe perhaps thanks thank well wow whoa listen excuse hurry shut um',
  'ah ha please sorry congratulations stop wait run look relax yep nope gee god lord sir miss mister general captain uncle',
  'someday suddenly finally christmas thanksgiving halloween easter english french spanish german american chinese',
);

export const DETERMINERS = list('a an the my your his its our their');
export const SUBJECTS = list('i he she we they');
export const PREPOSITIONS = list('of from into onto with at for during between among toward towards upon');
export const FINITE = list('is are was were has had does did will would can could should must');
export const COPULAS = list('is are was were');
export const CONJUNCTIONS = list('and but or because although if');

export const SUBORDINATORS = list(
  'when while after before as because since although though if unless until once whenever where wherever',
);
export const OPENING_WORDS = list(
  'when while after before as because since although though if unless until once whenever where by in on at for with without',
  'from during despite like unlike through between under over then later soon finally suddenly eventually however instead still',
  'meanwhile today yesterday now afterward afterwards next first second third yet to throughout beside inside outside',
);
export const COLD_OPENERS = list(
  'and but so then because he she they him them his their it this that these those also however',
);

export const CAUSES = list('because so since therefore thus hence');
export const INTENSIFIERS = list(
  'very really so totally absolutely completely extremely incredibly truly literally always never definitely especially super',
);
export const VAGUE = list(
  'thing things stuff good bad nice great amazing awesome fun cool interesting very really lot lots kind sort something everything',
  'anything somehow someone somebody basically actually important different special wonderful beautiful happy sad big small various',
  'many get got gets getting people person way ways always',
);
export const PLAIN_VERBS = list(
  'be am is are was were been being have has had having do does did doing done go goes went gone going get gets got gotten getting make makes made making',
);
export const HEDGES = list(
  'maybe perhaps might seemed seem seems somewhat probably possibly almost guess guessed suppose supposed wondered wonder',
);

export const INSIGHT = list(
  'realize realized realise realised realizing realising learn learned learnt learning understand understood understanding',
  'discover discovered notice noticed noticing wonder wondered wondering appreciate appreciated recognize recognized recognise',
  'recognised admit admitted question questioned reconsider reconsidered decided believe believed',
);
export const MEANING = list(
  'lesson perspective moment moments grew grow change changed matter matters mattered meaning meant value valued values worth choice',
  'chose choose truth honest mistake mistakes forgive forgave trust doubt doubted regret courage patience responsibility pride',
);
export const THINKING = list(
  'thought think wished wish hoped hope imagined imagine remember remembered expected assumed feared worried wanted knew',
);
export const FEELINGS = list(
  'happy sad angry mad scared nervous excited proud afraid upset anxious lonely embarrassed frustrated devastated thrilled grateful',
  'heartbroken overwhelmed joyful depressed terrified',
);

export const SENSES = list(
  'saw see seen watched watch looked stared glanced heard hear listened sound sounds sounded noise silence quiet loud whisper',
  'smell smelled smelt scent taste tasted bitter sweet sour salty touched felt rough smooth soft cold warm hot wet damp dry sticky',
  'bright dark shadow light glow glowed shine shone red blue green yellow white black gray grey orange purple brown pink gold silver',
  'buzz buzzed hum hummed crack cracked creak creaked echo echoed ring rang steam smoke dust rust gleam gleamed hiss hissed rattle',
  'rattled click clicked thud sting stung ache ached burned burnt shiver shivered sharp faint heavy',
);
/** Words of sense that seldom mean anything else; a passage is marked as sensory only on these. */
export const SHARP_SENSES = list(
  'heard smell smelled smelt scent taste tasted bitter sour salty sticky damp rough hummed hum buzzed buzz creaked creak cracked',
  'echoed rang hissed hiss rattled rattle clicked click thud stung sting ached shivered glowed gleamed steam rust dust smoke',
  'whisper whispered silence wet cold warm hot red blue green yellow orange gray grey silver',
);
export const BODY = list(
  'hand hands finger fingers thumb palm palms arm arms elbow shoulder shoulders head face eye eyes ear ears nose mouth lip lips tongue',
  'tooth teeth throat neck chest back stomach heart lungs knee knees leg legs foot feet toe toes ankle skin hair cheek cheeks chin',
  'forehead wrist wrists knuckle knuckles breath voice',
);
export const CONCRETE = list(
  'room kitchen table chair door window floor wall ceiling stairs bed bedroom bathroom garage basement attic roof porch yard garden fence',
  'street road sidewalk bus car truck bike bicycle train plane boat van engine wheel tire station airport bridge church store shop market',
  'library classroom desk hallway locker gym field court track pool stage office hospital restaurant lobby counter shelf drawer box bag',
  'backpack suitcase bucket bottle cup mug glass plate bowl spoon fork knife pan pot oven stove fridge sink soap towel blanket pillow lamp',
  'candle clock watch phone screen laptop computer keyboard radio camera photo picture map book notebook page pencil pen paper letter card',
  'envelope coin dollar dollars key keys rope chain nail hammer wrench screwdriver wire pipe pulley shovel broom ladder tape glue paint',
  'brush needle thread cloth shirt jacket coat dress pants jeans shoe shoes boots socks hat glove gloves helmet scarf uniform apron ring',
  'necklace glasses ball bat glove net racket guitar piano violin drum trumpet song rain snow ice wind storm thunder sun moon star sky',
  'cloud mud sand grass tree trees leaf leaves branch flower seed soil stone rock river lake ocean beach hill mountain forest fire wood',
  'dog cat bird horse fish chicken cow bee spider bread rice soup noodles egg eggs milk tea coffee sugar salt flour butter cheese apple',
  'orange lemon onion garlic pepper cake cookie pie sandwich pizza chessboard trash bench cafeteria crutches',
);
export const PEOPLE = list(
  'mother father mom dad brother sister grandmother grandfather grandma grandpa aunt uncle cousin baby neighbor coach teacher doctor',
  'nurse driver customer manager librarian',
);
export const TITLES = list('mr mrs ms dr prof');
export const ACTIONS = list(
  'ran run grabbed grab slipped slammed jumped climbed threw thrown kicked pulled pushed carried dropped lifted walked crawled knelt',
  'leaned swung tapped wiped folded poured stirred chopped scrubbed swept dug planted tied untied twisted turned opened closed shut',
  'locked knocked pressed pointed nodded shook waved clapped sat stood stepped stumbled tripped fell rolled slid spun rushed raced',
  'chased followed hid handed passed held squeezed gripped hugged pinned taped glued hammered drilled screwed soldered sanded painted',
  'wrote scribbled typed drew erased tore ripped cut counted measured stacked packed unpacked loaded drove pedaled swam dove paddled',
  'whispered yelled shouted laughed cried screamed hummed played strummed built broke fixed burned lit flipped scraped dragged hauled',
);
export const SAYING = list(
  'said says asked answered replied yelled shouted whispered told called muttered screamed begged cried laughed announced explained',
);
export const TIME_ANCHORS = list(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november',
  'december spring summer autumn winter morning afternoon evening midnight noon dawn dusk tonight yesterday christmas thanksgiving',
  'halloween easter birthday freshman sophomore junior senior grade kindergarten weekend',
);
export const NUMBER_WORDS = list(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty',
  'forty fifty sixty seventy eighty ninety hundred thousand million dozen twice',
);
export const BUZZ = list(
  'passion passionate leadership leader resilience resilient perseverance dedication dedicated diversity empower empowered impactful',
  'determination hardworking motivated innovative globally multifaceted synergy',
);
/** General words about life: a passage made of these could close any essay. */
export const GENERAL = list(
  'life world people everyone everybody society humanity dreams dream success successful goal goals future always never anything',
  'everything impossible possible important importance happiness failure difference journey',
);

/** More things one can picture, for the highlights alone: CONCRETE is counted by the score. */
export const THINGS = list(
  'acorn airbag album alarm antenna apricot aquarium armchair arrow ash asphalt axe bagel balcony balloon banana bandage banister barn',
  'barrel basil basket bathtub battery bead beak bean beard bells belt bib binder biscuit blackboard blade bleachers blender blister',
  'blueprint bolt bones bonfire bowtie bracelet braid brick bricks broth bruise bubble bucket buckle bulb bumper bun burrito buttons cabin',
  'cabinet cable cactus cage calculator calendar canoe canvas cap cape cardboard cardigan carpet carrot cart cast ceramic cereal chalk',
  'chalkboard charcoal checkers cherry chess chili chimney chin chisel chocolate cider cigar cinnamon clamp clay cleats clipboard cloak',
  'clothespin coal cobweb coconut coins collar comb compass compost cone container cooler corduroy cork corn counter couch cradle crate',
  'crayon cricket crumb crumbs cube cucumber curb curtain curtains cushion dandelion dashboard deck denim dial dice dictionary dime',
  'dishwasher dock doll donut doorbell doorframe doorknob doormat doorway drain drawer driveway dumpling dumplings dust earbuds earring',
  'elevator eraser escalator eyebrow eyelashes fan faucet feather feathers fender ferry fern fiddle firefly flag flashlight',
  'flashcard flute foam folder foil freezer frog frosting fruit fryer funnel fur gasket gate gauge gear geese ginger goalpost goose',
  'grape grater gravel gravestone grill grocery gum hamper hammock handle handlebars handkerchief harness hat hay headlights headphones',
  'hedge hinge hive hoe hoodie hook hoop horn hose icicle icing ink jar jersey jug kayak kettle keyboard kite knob knot lace laces',
  'ladle laminate lantern laundry lawn lawnmower leash lemonade lever lid lightbulb lightning lipstick log loudspeaker luggage lunchbox',
  'magnet mailbox mango maple marbles marker mast mask mat match mattress mattresses meadow medal menu metronome microphone microscope',
  'microwave mirror mitten mop moss moth motor mound mousetrap muffin mushroom mussels napkin nest net nightgown noodle notepad oar oats',
  'octopus onesie onion opener orchard origami outlet oyster paddle padlock paintbrush pajamas palette pancake pancakes papaya parachute',
  'parakeet parrot pasta pastry patch pavement peach peanut pear pebble pebbles pedal pendulum penguin pennies penny piccolo pickle pigeon',
  'pill pills pillow pillowcase pin pineapple plank planks plantain plaster plastic platter playground plaza pliers plum pocket pockets',
  'pond ponytail popcorn popsicle postcard poster posters pot potato potatoes propeller pump pumpkin puppet puppy puzzle quarter quilt',
  'rabbit radiator radish raft rag railing rake ramp receipt receipts recipe refrigerator ribbon rib roach robot robe rocket roller',
  'rooster rubber rug ruler saddle sail sandal sandals sandpaper sauce saucepan sausage saw sawdust saxophone scab scaffold scale scalpel',
  'scar scissors scoreboard screw screws seagull seashell seaweed sewing shampoo shark shed sheep sheet shoebox shoelace shrimp shutter',
  'sign sill siren skateboard skeleton sketch skillet skirt sled sleeve sleeves sling slipper slippers slug snail snare sneaker sneakers',
  'snorkel snow sock sofa spatula speaker spice spinach splinter sponge spool spray spreadsheet sprinkler squash squirrel staircase',
  'stairwell stamp staple stapler steak steel steps stethoscope stickers sticker stool stopwatch straw stretcher string stroller stump',
  'sunflower sweater sweatshirt swing syringe syrup tablecloth tadpole tambourine tank tape tarp telescope tent thermometer thermos thigh',
  'thorn thread thumbtack ticket tickets tie tile tiles tin toad toast toaster tofu toilet tomato tomatoes toothbrush toothpick torch',
  'tortilla tortillas towel toy tractor trail trailer trampoline trap trash tray trophy trowel trunk tub tuba turnip turtle tuxedo twig',
  'typewriter umbrella urn valve van vase vein vending vest vinegar volcano waders wagon wallet walnut wasp wasps watermelon wax weeds',
  'wheelbarrow wheelchair whistle wick wig windowsill windshield wok wool worm wrench wristband yarn yogurt zipper',
  'bakery laundromat pharmacy clinic warehouse stairway cinder blocks deli diner frame goosebumps stairs',
);
/** More deeds one could film, for the highlights alone: ACTIONS is counted by the score. */
export const DEEDS = list(
  'plugged unplugged snapped zipped unzipped unscrewed bolted clipped clutched cradled braided braiding stitched sewed knitted kneaded',
  'rinsed scooped sliced diced peeled mixed whisked frosted baked boiled fried grilled tasted licked chewed swallowed spat sipped gulped',
  'mopped dusted vacuumed ironed buttoned laced kneeling crouched crouching squatted ducked dodged lunged leapt hopped skipped limped',
  'staggered collapsed bent bowed waddled shuffled tiptoed marched paced sprinted jogged biked cycled skated surfed rowed steered parked',
  'braked honked dialed texted scrolled pasted stapled circled underlined crossed highlighted erasing redrawing sketched doodled carved',
  'whittled welded wired unwrapped wrapped tossed flung hurled heaved yanked tugged shoved nudged poked pinched scratched rubbed stroked',
  'petted fed watered weeded raked shoveled mowed trimmed pruned grafted harvested milked herded saddled stared glared winked blinked',
  'squinted grinned smirked frowned shrugged sighed groaned muttered mumbled murmured stammered hissed roared cheered booed giggled wept',
  'sobbed shivered trembled raised shaking snoring sweating bleeding hovering clapping pacing chopping folding scrubbing knocking',
);
/** Things that are verbs or figures of speech as often: they count where nothing says that they are. */
export const THINGS_OR_ACTS = list(
  'leaves watch watches ring rings book books train park paint hammer brush light lights store fence glue tape nail table clock map dress',
  'fire drum bat fish picture house bridge bus court field track stage key keys stone rock storm star train trap tie toast tile pin pump',
  'rake saw scale screw sketch slug spray sponge staple stamp string swing match mask log handle hook fan drain dock dice cap cast cart',
  'board plant plants water cook hand hands head face eye back shoulder shoulders stomach elbow skin voice toe knuckle thumb mouth nose',
  'steps patch notes cable sign quarter gear trail ruler figure crack bowl pool boot iron hose ticket drop point rest stand',
);

/** What applicants say that they have or have learned. */
export const VIRTUES = list(
  'leadership teamwork perseverance resilience determination dedication discipline responsibility communication collaboration empathy',
  'compassion integrity honesty patience confidence commitment creativity curiosity kindness respect independence adaptability grit',
  'diversity initiative passion ambition positivity humility gratitude courage strength motivation organization accountability sacrifice',
);

/** Ways to praise oneself. */
export const TRAITS = list(
  'adaptable ambitious brave caring committed compassionate confident creative curious dedicated dependable determined disciplined driven',
  'empathetic energetic enthusiastic flexible friendly hardworking helpful honest independent innovative kind loyal mature',
  'motivated optimistic organized outgoing passionate patient persistent positive reliable resilient resourceful respectful',
  'responsible selfless strong talented thoughtful trustworthy unique versatile',
);

/** Words that are long where a plain one says the same, each with the plain one. */
export const SHOWY: ReadonlyMap<string, string> = new Map([
  ['plethora', 'many'],
  ['myriad', 'many'],
  ['multitude', 'many'],
  ['utilize', 'use'],
  ['utilized', 'used'],
  ['utilizing', 'using'],
  ['endeavor', 'try'],
  ['endeavored', 'tried'],
  ['arduous', 'hard'],
  ['commence', 'begin'],
  ['commenced', 'began'],
  ['aforementioned', 'this'],
  ['facilitate', 'help'],
  ['facilitated', 'helped'],
  ['instilled', 'taught'],
  ['instilling', 'teaching'],
  ['ascertain', 'find out'],
  ['garnered', 'got'],
  ['partake', 'take part'],
  ['partook', 'took part'],
  ['quintessential', 'typical'],
  ['paramount', 'most important'],
  ['invaluable', 'useful'],
  ['unparalleled', 'great'],
  ['cognizant', 'aware'],
  ['elucidate', 'explain'],
  ['ameliorate', 'improve'],
  ['perused', 'read'],
  ['exacerbated', 'made worse'],
]);
