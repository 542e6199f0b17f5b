# Orca loads this file at start. It writes what Orca says to the file in ORCA_SPEECH, one JSON line per utterance,
# instead of sending it to a speech synthesizer.
import json
import os
from orca import event_manager, settings, speech, speech_generator

settings.enableBraille = False
settings.enableEchoByWord = False
settings.enableKeyEcho = False
# Orca would read the whole page, and answer keys late.
settings.sayAllOnLoad = False
settings.verbalizePunctuationStyle = settings.PUNCTUATION_STYLE_NONE

log = open(os.environ['ORCA_SPEECH'], 'a', buffering=1, encoding='utf-8')
generate_voice = speech_generator.SpeechGenerator.voice


def voice(self, key=None, **args):
    """Keeps the language of the text, which Orca 43 reads but does not give to the synthesizer."""
    voices = generate_voice(self, key, **args)
    if args.get('language'):
        voices[0]['language'] = args['language']
    return voices


def speak(text, acss, interrupt):
    log.write(json.dumps({'text': text, 'lang': (acss or {}).get('language', '')}, ensure_ascii=False) + '\n')


speech_generator.SpeechGenerator.voice = voice
# While many events wait, Orca ignores live regions. That would make the tests depend on the load of the machine.
event_manager.EventManager._inFlood = lambda self: False
event_manager.EventManager._inDeluge = lambda self: False
speech.init = lambda: None
speech._speak = speak
speech.speakCharacter = lambda character, acss=None: speak(character, acss, True)
speech.speakKeyEvent = lambda event, acss=None: None
