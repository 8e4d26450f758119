import { phraseOf } from './words.ts';

/**
 * One field of interest, all phrases as stems. `tags` of the data are the field itself, `near` its neighbours; a kind, a category and
 * «online» count as tags. `words` is what students call it, and what a name or a description says that is about it; `also` is what
 * only students say. A field without tags lives by its words.
 */
export type Topic = {
  tags: readonly string[];
  near: readonly string[];
  words: readonly string[];
  also: readonly string[];
};

/** Tags that go with any interest. */
export const GENERAL: readonly string[] = ['service', 'leadership', 'general'];

const readTable = (table: string): Topic[] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [tags = [], near = [], words = [], also = []] = line
        .split('|')
        .map((cell) => cell.split(',').flatMap((phrase) => phrase.trim() || []));
      return { tags, near, words: words.map(phraseOf), also: also.map(phraseOf) };
    });

/** Groups that some rows are kept for. Nobody is taken to belong to one. In the columns of a topic: tags | near | words | also. */
export const GROUPS: readonly Topic[] = readTable(`
women |  | girls, women | girl, woman, female, nonbinary, feminism, feminist, gender equality
first-gen | low-income | first generation, first gen, under represented, minority | first in my family, firstgen, immigrant
low-income | first-gen | low income, with need, need based, income eligible, pell eligible | financial need, free lunch, poor, cant afford, questbridge
 |  | hispanic | latino, latina, latinx, mexican american
 |  | black, hbcus | african american, hbcu
 |  | native, american indian, tribal | native american, indigenous, native hawaiian, tribe
 |  | asian american, pacific islander | asian, aapi
 |  | undocumented, daca | dreamer, dreamers, undocumented student
 |  | boys | boy
`);

export const TOPICS: readonly Topic[] = [
  ...GROUPS,
  ...readTable(`
# Computing
cs | ai, data, robotics, cybersecurity | computer science, comp sci, compsci, computing, computer, computers, coding, code, programming, programmer, software, hackathon, app, apps, informatics, usaco | cs, coder, developer, python, java, javascript, web development, web design, algorithms, developing apps, computacion, informatica, programacion
ai | cs, data | ai, artificial intelligence, machine learning | deep learning, neural networks, chatgpt, llm, ml
data | math, cs | data, data science, statistics, analytics, modeling, modelling | big data, statistician
cybersecurity | cs | cybersecurity, cyber security, cyber, hacking, capture the flag | hacker, ethical hacking, ctf, infosec
cs, engineering | robotics | technology, tech
 | cs, design | game design, game development | video games, video game, gaming, gamer, game dev, esports, videojuegos
robotics | engineering | robotics, robot, robots | arduino, drones, drone, mechatronics, robotica

# Science and engineering
science, engineering, math | cs, research | stem, steam
science | research, biology, chemistry, physics | science, sciences, scientist, ciencia, ciencias
Research, research | science | research, internship, internships, intern, lab, labs, laboratory | researcher, researching, shadowing
research, science |  | science fair, isef
engineering | robotics, physics, design | engineering, engineer, invention, inventor, solar, nanotechnology | mechanical, electrical, inventing, inventions, maker, 3d printing, cars, electronics, circuits, building things, mechanic, civil engineering, mechanical engineering, electrical engineering, computer engineering, aerospace engineering, bioengineering, biomedical engineering, ingenieria
 | astronomy, engineering | rocket, rockets, rocketry, aerospace, aviation, drone | pilot, airplanes, planes, flying, aeronautics
math | data | math, maths, mathematics, number theory | mathematician, algebra, geometry, calculus, amc, proofs, puzzles, matematica, matematicas
physics | astronomy, engineering | physics, particle physics, nanoscience, mechanics | quantum, physicist, electricity, fisica
astronomy | physics | astronomy, space, astrophysics, nasa, planetarium, astronaut | astronomer, planets, cosmology, stargazing, stars, telescope, telescopes, astrophotography, astronomia, estrellas
chemistry | science | chemistry, chemical, biochemistry, materials | chemist, organic chemistry, quimica
biology | environment, medicine | biology, biological, bioscience, biomedical, cell | biologist, bio, life science, life sciences, microbiology, zoology, stem cells, biologia
biology | medicine, research | genetics, dna, genomics, synthetic biology | gene, genes, biotech, biotechnology, crispr, bioinformatics
 | environment, biology | marine, ocean, oceans, aquarium, coastal, shoreline | water, oceanography, marine science, sea, sea life, sharks, whales, dolphins, coral, reef, fish, fishing, scuba, surfing, beach, biologia marina, oceano
 | biology, environment | animals, animal, zoo, wildlife, bird, birds, veterinary, birding | vet, veterinarian, pets, dogs, dog, cats, horses, horse, insects, reptiles, animal rescue, animal care, animales, veterinaria
environment | biology | environment, environmental, climate, conservation, habitat, forests | climate change, enviroment, environmental science, sustainability, sustainable, ecology, green, recycling, pollution, renewable energy, global warming, environmentalism, medio ambiente, ecologia
 | environment | trail, parks, public land, expeditions | outdoors, nature, hiking, camping, plants, backpacking, trees, gardening, climbing
environment | science, geography | earth science, soils | geology, weather, meteorology, rocks, volcanoes, earthquakes, paleontology, dinosaurs
agriculture | environment | agriculture, agricultural, farm | farming, ffa, livestock, cows, ranch, horticulture
 |  | food, hunger | cooking, baking, culinary, chef, food insecurity, cocina, cocinar

 |  | build days | building houses, house building, construction, carpentry, woodworking

# Health
medicine | health, biology | medicine, medical, hospital, cancer, health, biomedical | doctor, physician, surgeon, surgery, nurse, nursing, premed, pre med, dentist, dentistry, pharmacy, pediatrics, anatomy, disease, immunology, cardiology, oncology, physical therapy, sports medicine, radiology, medicina, enfermeria, enfermera
health | medicine | health, first aid, cpr, lifeguarding, healthy | public health, healthcare, health care, nutrition, wellness, emt, paramedic, lifeguard
 | psychology, medicine, biology | neuroscience, brain | neurology, neurologist, neurosurgeon
psychology | health, medicine | psychology, peer support, mental health | psycology, therapist, therapy, counseling, counselor, psychologist, psychiatry, psychiatrist, human behavior, psicologia

# Society
history | humanities, government | history, historian, historic, historical, manuscripts | ancient, world war, civil war, genealogy, archaeology, archeology, ancient rome, wwii, historia
government | civics, debate, law | government, politics, political, public policy, congress, senate, legislature, mock government, foreign policy, united nations, international relations, world affairs | political science, policy, diplomacy, diplomat, model un, mun, elections, campaigns, student government, international affairs, politica
civics | government, law | civics, civic, democracy, constitution, citizenship | voting, voter registration, activism, activist, advocacy
 | civics, service, law, government | social change, justice, human rights | social justice, racial justice, equality, equity, activism, activist, immigration
law | debate, civics, government | law, legal, court, attorneys, mock trial, jurors | lawyer, lawyers, attorney, judge, criminal justice, criminology, supreme court, human rights law, derecho, abogado, abogada
debate | law, government | debate, speech, public speaking, oratorical, oratory | debating, debater, arguing, speaking, speech and debate, forensics, lincoln douglas
 | science, law | forensic | forensic science, csi, true crime
philosophy | humanities | philosophy, ethics, ethical, philosophical | philosopher, logic, stoicism
economics | finance, business | economics, economic | econ, economist, economy
finance | economics, business | finance, portfolio, investment, money | investing, stocks, stock market, investment banking, personal finance, accounting, crypto, trading, wall street, actuary, actuarial science
business | entrepreneurship, finance | business | marketing, management, sales, advertising, commerce, ceo, accounting, deca, fbla, negocios
entrepreneurship | business | entrepreneurship, startup, start up, company, pitch | entrepreneur, startups, start ups, starting a business, own business, my own business, start a business, small business, social enterprise, running a business
geography | government | geography, maps | map, gis
 | geography | abroad, exchange | travel, traveling, study abroad, cultures, other cultures, exchange student
language | linguistics | language, languages, biliteracy | bilingual, multilingual, translation, translating, foreign language, foreign languages, duolingo, idiomas
 | language |  | spanish, french, german, japanese, latin, chinese, mandarin, korean, arabic, russian, italian, portuguese, hindi, asl, sign language
linguistics | language | linguistics | linguist, etymology, conlangs
military | leadership | military, navy, air force, cadet, cadets | army, marine corps, rotc, jrotc, coast guard, veterans, service academy

# Words and arts
writing | poetry, journalism, humanities | writing, writer, writers, essay, essays | author, write, blogging, escritura, escribir
 | poetry, writing | fiction, nonfiction, creative writing, literary, young writers, poems, short play | novel, novels, stories, story, short story, short stories, fantasy, science fiction, sci fi, screenwriting, fan fiction, fanfiction, storytelling
poetry | writing | poetry, poem, poems, poet, poets | spoken word, slam poetry, lyrics, poesia
journalism | writing | journalism, podcasts, editorials, journalist, student media | reporter, reporting, newspaper, school newspaper, news, podcast, podcasting, broadcasting, broadcast, yearbook, photojournalism, editor
humanities | writing, philosophy, history | humanities, reading, literature | books, book, english, classics, anthropology, sociology, religion, religious studies, bookworm, libros, leer, lectura
film | theater, journalism | film, films, video, documentary | filmmaking, filmmaker, movies, movie, cinema, directing, director, videography, animation, youtube, video editing, cinematography, cine
photography | art, film | photography, photo, photos | photographer, camera, photograpy, photojournalism, black and white, fotografia
art | design, photography | art, arts, artwork, visual art, studio art, doodle | artist, drawing, draw, painting, paint, sculpture, ceramics, pottery, illustration, anime, manga, sketching, comics, cartoon, art history, crafts, calligraphy, arte, dibujo, dibujar, pintura
 | art, design | fashion | fashion design, sewing, textiles, knitting, crochet, makeup
design | art | design, architecture | graphic design, interior design, product design, architect, ux, digital art, animation
music | theater | music, musical, orchestra, choir, band, jazz, guitar, composers, classical music | musician, singing, singer, sing, piano, violin, viola, cello, flute, clarinet, trumpet, saxophone, trombone, drums, percussion, composing, composer, composition, songwriting, songs, opera, rap, marching band, chorus, ukulele, music production, musica, cantar, guitarra
theater | film, music | theater, theatre, thespian, drama, musical theatre, performing arts | acting, actor, actress, musicals, musical theater, broadway, improv, stage, stage crew, playwright, teatro
dance | theater, music | dance, ballet | dancer, hip hop, choreography, bharatanatyam, baile, bailar, danza
 | history, science | museum, museums | curator

# Serving and leading
Volunteering | service | volunteering, volunteer, volunteers | voluntering, voluntariado
service | Volunteering, leadership | service, community service, nonprofit, community project, service projects | helping others, helping people, help people, helping, giving back, charity, homeless, homelessness, social work, fundraising, poverty, humanitarian, community, food bank, food pantry, soup kitchen
leadership | Leadership, government | leadership, leaders, leader | lead, leading, student council, class president, president, public service
education | service | tutoring, tutor, tutors, mentoring, education, teaching, teach | teacher, children, working with kids, helping kids, helping children, kids, childcare, babysitting, mentor, elementary school, preschool, camp counselor, ensenar
 | service | disabilities, blind, unified, inclusive | disability, special needs, special education, special olympics, autism, inclusion, deaf
 | service, leadership | scout, scouts, scouting, 4 h | boy scouts, girl scouts, girl scout, boy scout, eagle scout
 | humanities, service | library | librarian, libraries
sports |  | sports, fitness | sport, athletics, athlete, exercise, soccer, basketball, football, baseball, softball, tennis, swimming, swim, volleyball, lacrosse, wrestling, gymnastics, running, water polo, cross country, track and field, hockey, martial arts, karate, cheerleading, coaching, deportes, futbol, beisbol, baloncesto
 | sports | golf, caddies | golfer, caddie, caddy
 | general, history | trivia, quiz, buzzer | quiz bowl, quizbowl, quizzes, jeopardy, knowledge bowl, scholar bowl
 | general | creative problem solving, creative team | creativity, problem solving, brainstorming
general | leadership | gifted, ap exams, psat, academic | academics, gpa, honor society, honor roll, straight as, college prep, sat, ap classes, well rounded

# What it is
Scholarship |  | scholarships, tuition, full cost | scholarship, financial aid, merit aid, money for college, paying for college, pay for college
Competition |  | competition, contest, contests, olympiad, tournament | competitions, competing, compete, olympiads, tournaments
Award |  | award, awards, prize, prizes | recognition, medal, medals
Summer Program |  | camp, camps, residential | summer, summer program, summer programs, summer camp, summer camps, precollege, pre college
Certification |  | certificate, certificates, certification | certified, certifications
online |  | online, virtual | remote, remotely, from home
 |  | paid, stipend | earn money, getting paid, paid job, paid internship
`),
];
